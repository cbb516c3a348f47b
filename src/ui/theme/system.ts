import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { printCss } from './print-css';
import { recipes, slotRecipes } from './recipes';
import { keyframes, semanticTokens, tokens } from './tokens';

/**
 * The design system. Its colours are `light-dark()`, so they follow `color-scheme`: the device's, which the style sheet
 * applies before any script runs, or the one that the person has chosen (`global-css.ts`).
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens,
      semanticTokens,
      keyframes,
      recipes,
      slotRecipes,
    },
    globalCss: { ...globalCss, ...printCss },
  }),
);
