import { chakra } from '@chakra-ui/react/styled-system';

/** A form whose fields stand one below the other. */
export const FormGrid = chakra('form', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' },
});
