import { chakra } from '@chakra-ui/react/styled-system';

/** What a question is about, in one row; its name is a `b`. */
export const SubjectRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3.5',
    rowGap: '1',
    padding: '3.5',
    bg: 'bg',
    borderRadius: 'control',
    fontVariantNumeric: 'tabular-nums',
    '& b': { display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});
