const PLACEHOLDERS = /^import \{[^}]*\} from '\.\.\/\.\.\/placeholder';\n/mu;

/**
 * Makes a machine file self-contained for Stately's tools by including the placeholders that it imports.
 *
 * @param placeholder the text of machines/placeholder.ts
 */
export const standalone = (source: string, placeholder: string): string =>
  source.replace(PLACEHOLDERS, () => placeholder.replaceAll(/^export /gmu, ''));
