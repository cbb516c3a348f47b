import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { quickStyles } from './quick-styles';
import { globalCss, keyframes, semanticTokens, tokens } from './theme-values';

/**
 * The design system: tokens and global styles alone. Recipes belong to the components that use them, so a screen
 * downloads no look that it does not show. The colour scheme is the system's (`prefers-color-scheme`), decided by
 * the style sheet before any script runs.
 */
export const system = quickStyles(
  createSystem(
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
      },
      globalCss,
    }),
  ),
);
