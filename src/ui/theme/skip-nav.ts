import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Visible only while it has the focus. */
export const skipNavRecipe = defineRecipe({
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
