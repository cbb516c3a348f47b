/** The text as Markdown writes it: nothing in it begins anything, but for what it says in backticks itself. */
export const plain = (text: string): string =>
  text.replaceAll(/[\\*_[\]<>|]/gu, String.raw`\$&`).replaceAll(/\s*\n\s*/gu, ' ');

/** A name from the code. No name has a backtick; in a table a bar has to be escaped even so. */
export const code = (name: string): string =>
  name === '' ? '' : `\`${name.replaceAll('|', String.raw`\|`)}\``;

export const codes = (names: readonly string[]): string => names.map(code).join(', ');

/** A table; the cells are Markdown already. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Blocks with an empty line between, and a line's end at the end; empty ones are left out. */
export const page = (blocks: readonly string[]): string =>
  `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
