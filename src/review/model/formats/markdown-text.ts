/** Escapes a text for Markdown, except for its own backticks. */
export const plain = (text: string): string =>
  text.replaceAll(/[\\*_[\]<>|]/gu, String.raw`\$&`).replaceAll(/\s*\n\s*/gu, ' ');

/** A name from the code. Names contain no backticks; in a table a bar must be escaped. */
export const code = (name: string): string =>
  name === '' ? '' : `\`${name.replaceAll('|', String.raw`\|`)}\``;

export const codes = (names: readonly string[]): string => names.map(code).join(', ');

/** A table. The cells are Markdown already. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Joins blocks with an empty line between them and ends with a newline. Empty blocks are left out. */
export const page = (blocks: readonly string[]): string =>
  `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
