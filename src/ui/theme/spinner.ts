import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A small turning ring beside a text that says what is loading. */
export const spinnerRecipe = defineRecipe({
  base: {
    display: 'inline-block',
    boxSize: '4',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor transparent currentColor currentColor',
    animation: 'turn 800ms linear infinite',
  },
});
