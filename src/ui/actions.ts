import { chakra } from '@chakra-ui/react/styled-system';

/** The buttons that a dialog, or a form in it, ends with. */
export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '3' },
});
