import { namesOf } from './names';
import type { NewFlow } from './request';

/** The table of all flows. */
export const TABLE = 'src/review/flows.ts';
/** The flows that have no scripts for people, with the reasons. */
export const UNSCRIPTED = 'src/review/scripts/unscripted.ts';

const IMPORT = /^import \{ \w+Flow \} from '(.+)';$/u;
const ENTRY = /^ {2}'?([a-z-]+)'?: \w+Flow,$/u;
const REASON = /^ {2}'?([a-z-]+)'?: .+,$/u;

const keyFor = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** Inserts a line among those of its kind, which are sorted by what `kind` matches. */
function inserted(lines: readonly string[], kind: RegExp, line: string, file: string): readonly string[] {
  const keyOf = (one: string): string | undefined => kind.exec(one)?.[1];
  const key = keyOf(line);
  const last = lines.findLastIndex((one) => keyOf(one) !== undefined);
  if (key === undefined || last < 0)
    throw new Error(`${file} does not have the expected form: add the flow by hand`);
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
  const entry = `  ${keyFor(name)}: ${camel}Flow,`;
  return inserted(inserted(table.split('\n'), IMPORT, taken, TABLE), ENTRY, entry, TABLE).join('\n');
}

/**
 * Adds a flow to those without scripts for people.
 *
 * @throws Error if the text is not that list
 */
export function withReason(reasons: string, { name }: NewFlow): string {
  const entry = `  ${keyFor(name)}: 'It is new: what a person does in it is not written down yet.',`;
  return inserted(reasons.split('\n'), REASON, entry, UNSCRIPTED).join('\n');
}
