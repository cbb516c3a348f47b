const DOCSTRING = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/u;

/**
 * The purpose of a flow, from the comment above its chart; '' if there is none.
 *
 * @param source text of the flow's `*.machine.ts`
 */
export const purposeOf = (source: string): string =>
  (DOCSTRING.exec(source)?.[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/u, '').trimEnd())
    .join(' ')
    .trim();
