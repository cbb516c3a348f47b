import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from '../../ui/theme/global-css';
import { recipes, slotRecipes } from '../../ui/theme/recipes';
import { keyframes, semanticTokens, tokens } from '../../ui/theme/tokens';

/** The app's own theme, but light or dark is chosen on the page, while the app follows the device. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens: {
        ...tokens,
        fonts: {
          ...tokens.fonts,
          mono: { value: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace" },
        },
      },
      semanticTokens,
      keyframes,
      recipes,
      slotRecipes,
    },
    globalCss: {
      ...globalCss,
      html: { ...globalCss.html, colorScheme: 'light', scrollPaddingBlock: '4.5rem 1rem' },
      ':root[data-scheme=dark]': { colorScheme: 'dark' },
    },
  }),
);
