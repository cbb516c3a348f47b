import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { wordsOfStyles } from './style-words.ts';

type Theme = typeof import('../ui/theme.ts');

/** What of Chakra's theming needs the tokens' whole dictionary; the app may not use it. */
const NEEDS_DICTIONARY = ['colorPalette', 'useToken'];

/** In a style, `token(…)` and `{colors.x/50}`: references that the short form below does not resolve. */
const LONG_REFERENCE = /\btoken\(|\{\w+\.[\w.]+\//;

const STYLES = /[\\/]src[\\/](?:ui|features|routes)[\\/]/;

const NO_VALUES = `
export const tokens = {};
export const semanticTokens = {};
export const keyframes = {};
export const globalCss = {};`;

/** The token names and the custom properties that stand for them, as the page's style sheet defines them. */
const dictionary = (names: unknown): string => `
const byCategory = ${JSON.stringify(names)};
const flat = new Map(
  Object.entries(byCategory).flatMap(([category, values]) =>
    Object.entries(values).map(([name, value]) => [category + '.' + name, value]),
  ),
);
const getVar = (path, fallback) => flat.get(path) ?? fallback;
export const createTokenDictionary = () => ({
  allTokens: [],
  cssVarMap: new Map(),
  categoryMap: new Map(),
  colorPaletteMap: new Map(),
  getVar,
  getByName: (name) => (flat.has(name) ? { value: flat.get(name) } : undefined),
  getCategoryValues: (category) => byCategory[category] ?? null,
  expandReferenceInValue: (text) => text.replace(/\\{([^}]*)\\}/g, (_, path) => getVar(path, path)),
});`;

/** The fonts stay files of the client build, although only the page's style sheet names them. */
const fontFiles = (root: string): string => {
  const imports = readFileSync(join(root, 'src/ui/fonts.ts'), 'utf8').matchAll(/ from '([^']+\.woff2)';/g);
  return [...imports].map(([, file]) => `import '${file}';\n`).join('');
};

const GLOBALS =
  /!sys\._config\.disableLayers && \/\* @__PURE__ \*\/ jsx\(Global, [^)]*\)|\/\* @__PURE__ \*\/ jsx\(Global, \{ styles: sys\._global \}\)/g;

/**
 * The theme is worked out once, at build time, and not again in every browser: all pages carry the global style sheet
 * (reset, global rules, tokens, fonts), and of the tokens the app has only the names and the custom properties that
 * stand for them. That saves a tenth of Chakra's and Emotion's code in the first load, and the work at every start.
 *
 * A new version of Chakra that reads differently, or a style of ours that needs more, ends the build.
 *
 * @param root absolute path of the repository
 */
export function settledTheme(root: string): Plugin {
  let names: unknown = null;
  return {
    name: 'cabrank:settled-theme',
    enforce: 'pre',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async buildStart() {
      const words = wordsOfStyles(root);
      const used = NEEDS_DICTIONARY.filter((word) => words.has(word));
      if (used.length > 0) this.error(`src/build/settled-theme.ts leaves out what ${used.join(', ')} needs`);
      const { module } = await runnerImport<Theme>(join(root, 'src/ui/theme.ts'), {
        root,
        configFile: false,
        logLevel: 'error',
      });
      const { tokens } = module.system;
      const categories = [...tokens.categoryMap.keys()];
      // Colours are mixed with an opacity token's own value.
      if (categories.includes('opacity')) this.error('src/build/settled-theme.ts leaves out opacity tokens');
      names = Object.fromEntries(categories.map((name) => [name, tokens.getCategoryValues(name)]));
    },
    load(id) {
      if (/[\\/]styled-system[\\/]token-dictionary\.js$/.test(id)) return dictionary(names);
      if (/[\\/]styled-system[\\/]preflight\.js$/.test(id))
        return 'export const createPreflight = () => ({});';
      if (id === join(root, 'src/ui/theme-values.ts')) return NO_VALUES;
      if (id === join(root, 'src/ui/global-styles.tsx'))
        return `${fontFiles(root)}export const GlobalStyles = () => null;`;
      return null;
    },
    transform(code, id) {
      if (STYLES.test(id) && LONG_REFERENCE.test(code))
        this.error(`${id} refers to a token in a way that src/build/settled-theme.ts leaves out`);
      if (!/[\\/]styled-system[\\/]provider\.js$/.test(id)) return null;
      // Each stays a child, so that React gives out the same ids in the page and in the browser.
      const bare = code.replaceAll(GLOBALS, 'null');
      if (bare.split('null').length !== code.split('null').length + 2)
        this.error(`${id}: where are its global styles?`);
      return { code: bare, map: null };
    },
  };
}
