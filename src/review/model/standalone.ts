const PLACEHOLDERS = /^import \{[^}]*\} from '\.\.\/\.\.\/placeholder';\n/mu;

/**
 * A machine file's text that needs nothing beside it, to be pasted into Stately's tools: the placeholders that it shares
 * with the other charts are written into it.
 *
 * @param placeholder the text of machines/placeholder.ts
 */
export const standalone = (source: string, placeholder: string): string =>
  source.replace(PLACEHOLDERS, () => placeholder.replaceAll(/^export /gmu, ''));
