import { chakra } from '@chakra-ui/react/styled-system';

/** The row of buttons at the end of a dialog, or of a form in it. */
export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '3', _print: { display: 'none' } },
});
