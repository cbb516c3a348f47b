import process from 'node:process';
import { parseArgs } from 'node:util';
import { diffOf } from '../model/diff';
import { diffReport } from '../model/diff-report';
import { editionOf } from './edition';
import { commitOf, sourcesAt, sourcesHere } from './sources';

/**
 * `npm run flows:diff -- <git-ref> [--json]`: compares the flows and texts of the work tree with those of a commit.
 */
const usage = 'Usage: npm run flows:diff -- <git-ref> [--json]';
const root = process.cwd();

async function compare(ref: string, commit: string, asJson: boolean): Promise<void> {
  const before = await editionOf(sourcesAt(root, commit));
  const after = await editionOf(sourcesHere(root));
  const diff = diffOf(before.edition, after.edition);
  console.log(asJson ? JSON.stringify(diff, null, 2) : diffReport(diff, ref, 'here').trimEnd());
  const unread = [
    ...before.unread.map((file) => `Not read at ${ref}: ${file}`),
    ...after.unread.map((file) => `Not read here: ${file}`),
  ];
  for (const line of unread) console.error(line);
  if (after.unread.length > 0) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [ref] = positionals;
const commit = ref === undefined ? null : commitOf(root, ref);
if (ref === undefined) {
  console.error(usage);
  process.exitCode = 1;
} else if (commit === null) {
  console.error(`There is no commit '${ref}' here.\n${usage}`);
  process.exitCode = 1;
} else {
  await compare(ref, commit, values.json);
}
