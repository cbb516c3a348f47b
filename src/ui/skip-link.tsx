import { chakra } from '@chakra-ui/react/styled-system';

/** The first stop of Tab: past the header, to the content. Seen only while it has the focus. */
export const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: '1500',
    paddingInline: '4',
    paddingBlock: '2.5',
    bg: 'fg',
    color: 'fg.inverted',
    borderRadius: 'control',
    fontWeight: 'medium',
    '&:not(:focus)': {
      width: '1px',
      height: '1px',
      padding: '0',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
