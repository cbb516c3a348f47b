import { chakra } from '@chakra-ui/react/styled-system';

/** A form with its fields below each other. */
export const FormGrid = chakra('form', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' },
});
