import { defineRecipe } from '@chakra-ui/react/styled-system';

/** An option with space for a description. */
export const choiceButtonRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    padding: '5',
    textAlign: 'start',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    cursor: 'pointer',
    transition: 'border-color 150ms ease-out',
    '@media (hover: hover)': { '&:hover': { borderColor: 'fg', boxShadow: 'inset 0 0 0 1px {colors.fg}' } },
  },
});
