import { basename } from 'node:path';

/** A test file with its text. */
export type TestFile = { readonly path: string; readonly text: string };

/** The flow that a file is named after. `credit-request-decision.test.ts` does not belong to `credit-request`. */
function flowOf(path: string, flows: readonly string[]): string | undefined {
  const name = basename(path);
  return flows
    .filter((flow) => name.startsWith(`${flow}.`) || name.startsWith(`${flow}-`))
    .sort((one, other) => other.length - one.length)[0];
}

/**
 * The headless tests of one flow: the files named after it, and the unit tests that load its chart or its provision
 * directly. Proofs over all flows are not included.
 */
export function testsOfFlow(
  flow: string,
  flows: readonly string[],
  files: readonly TestFile[],
): readonly string[] {
  const own = `machines/[a-z]+/${flow}/|src/features/([a-z-]+/)+${flow}\\.provide'`;
  const from = new RegExp(`^(import .*|\\} )from '[./]+/(${own})`, 'mu');
  const loads = (text: string): boolean => from.test(text);
  return files
    .filter(
      ({ path, text }) => flowOf(path, flows) === flow || (path.startsWith('tests/unit/') && loads(text)),
    )
    .map(({ path }) => path)
    .sort();
}

/** The message of `npm run test:flow` if no existing flow was named. */
export function usage(asked: string | undefined, flows: readonly string[]): string {
  const all = `The flows are ${flows.join(', ')}.`;
  return asked === undefined
    ? `npm run test:flow -- <flow> runs the headless tests of one flow.\n${all}`
    : `There is no flow '${asked}'. ${all}`;
}
