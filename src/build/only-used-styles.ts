import type { ESTree, Plugin } from 'vite';
import { blankProperty, findNodes, propertyName } from './source-edit.ts';
import { wordsOfStyles } from './style-words.ts';

/** Props that JSX and React pass without a file having to mention them. */
const REACT_PROPS = new Set(['children', 'key', 'ref', 'className', 'style', 'dangerouslySetInnerHTML']);

/** What a current browser knows by its prefixed name alone; such a style is written with both. */
const PREFIXED = new Map([
  ['backdropFilter', 'WebkitBackdropFilter'],
  ['boxDecorationBreak', 'WebkitBoxDecorationBreak'],
  ['printColorAdjust', 'WebkitPrintColorAdjust'],
  ['textSizeAdjust', 'WebkitTextSizeAdjust'],
  ['userSelect', 'WebkitUserSelect'],
]);

const PREFIXER = 'var defaultStylisPlugins = [prefixer];';

const isUtilities = (node: ESTree.Node): node is ESTree.ObjectProperty =>
  propertyName(node) === 'utilities' && node.type === 'Property' && node.value.type === 'ObjectExpression';

const isConditions = (node: ESTree.Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'defineConditions';

const isText = (node: ESTree.Node): node is ESTree.StringLiteral =>
  node.type === 'Literal' && typeof node.value === 'string';

/** `paddingInline` and its short names, `px` say. */
function namesOf(utility: ESTree.ObjectProperty): string[] {
  const shorthand = findNodes(
    utility.value,
    (node): node is ESTree.ObjectProperty => propertyName(node) === 'shorthand',
  );
  const short = shorthand.flatMap((property) => findNodes(property.value, isText)).map(({ value }) => value);
  return [propertyName(utility) ?? '', ...short];
}

const isProperty = (node: ESTree.Node): node is ESTree.ObjectProperty => node.type === 'Property';

/**
 * Leaves out what Chakra's style system knows of style properties and attributes that no file of ours mentions: the
 * mapping to tokens, and the lists by which it tells style props, attributes and others apart. (The same idea as
 * purging unused CSS.) Also Emotion's prefixes for browsers of ten years ago.
 *
 * @param root absolute path of the repository
 */
export function onlyUsedStyles(root: string): Plugin {
  let words = new Set<string>();
  return {
    name: 'cabrank:only-used-styles',
    apply: 'build',
    buildStart() {
      words = wordsOfStyles(root);
      const bare = [...PREFIXED].filter(([name, prefixed]) => words.has(name) && !words.has(prefixed));
      for (const [name, prefixed] of bare) this.error(`A style says ${name}, and nothing ${prefixed}`);
    },
    transform(code, id) {
      if (/[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]preset-base\.js$/.test(id)) {
        const [utilities, ...more] = findNodes(this.parse(code), isUtilities);
        if (!utilities || more.length > 0) this.error(`${id}: where are its utilities?`);
        const unused = findNodes(utilities.value, isProperty).filter(
          (utility) => !namesOf(utility).some((name) => words.has(name)),
        );
        const [conditions, ...others] = findNodes(this.parse(code), isConditions);
        if (!conditions || others.length > 0) this.error(`${id}: where are its conditions?`);
        const unmet = findNodes(conditions, isProperty).filter(
          (condition) => !words.has(`_${propertyName(condition)}`),
        );
        return { code: [...unused, ...unmet].reduce(blankProperty, code), map: null };
      }
      if (/[\\/]@pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/.test(id)) {
        const list = /^var cssPropertiesStr = "([\w,]+)";$/m.exec(code);
        if (!list?.[1]) this.error(`${id}: where is its list of properties?`);
        const used = list[1].split(',').filter((name) => words.has(name));
        return { code: code.replace(list[1], used.join(',')), map: null };
      }
      if (/[\\/]@emotion[\\/]is-prop-valid[\\/]dist[\\/].*\.esm\.js$/.test(id)) {
        const list = /^var reactPropsRegex = \/\^\(\(([\w|]+)\)/m.exec(code);
        if (!list?.[1]) this.error(`${id}: where is its list of attributes?`);
        const used = list[1].split('|').filter((name) => words.has(name) || REACT_PROPS.has(name));
        return { code: code.replace(list[1], used.join('|')), map: null };
      }
      if (/[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache(?:\.browser)?\.esm\.js$/.test(id)) {
        if (!code.includes(PREFIXER)) this.error(`${id}: where does it take its prefixes from?`);
        return { code: code.replace(PREFIXER, PREFIXER.replace('prefixer', ' '.repeat(8))), map: null };
      }
      return null;
    },
  };
}
