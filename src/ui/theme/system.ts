import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { printCss } from './print-css';
import { recipes, slotRecipes } from './recipes';
import { keyframes, semanticTokens, tokens } from './tokens';

/**
 * The design system. The operating system sets the colour scheme (`prefers-color-scheme`), which the style sheet
 * applies before any script runs.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    conditions: {
      dark: '@media (prefers-color-scheme: dark)',
      light: '@media (prefers-color-scheme: light)',
    },
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
