import { namesOf } from './names';
import type { NewFlow } from './request';

/** The table of all flows. */
export const TABLE = 'src/review/flows.ts';

const IMPORT = /^import \{ \w+Flow \} from '(.+)';$/u;
const ENTRY = /^ {2}'?([a-z-]+)'?: \w+Flow,$/u;

/** Inserts a line among those of its kind, which are sorted by what `kind` matches. */
function inserted(lines: readonly string[], kind: RegExp, line: string): readonly string[] {
  const keyOf = (one: string): string | undefined => kind.exec(one)?.[1];
  const key = keyOf(line);
  const last = lines.findLastIndex((one) => keyOf(one) !== undefined);
  if (key === undefined || last < 0)
    throw new Error(`${TABLE} does not have the expected form: add the flow by hand`);
  const next = lines.findIndex((one) => (keyOf(one) ?? '') > key);
  return lines.toSpliced(next < 0 ? last + 1 : next, 0, line);
}

/**
 * Adds a flow to the table.
 *
 * @throws Error if the text is not that table
 */
export function withFlow(table: string, flow: NewFlow): string {
  const { area, name, camel } = namesOf(flow);
  const taken = `import { ${camel}Flow } from '../features/${area}/${name}/${name}.flow';`;
  const entry = `  ${name.includes('-') ? `'${name}'` : name}: ${camel}Flow,`;
  return inserted(inserted(table.split('\n'), IMPORT, taken), ENTRY, entry).join('\n');
}
