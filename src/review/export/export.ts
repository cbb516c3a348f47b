import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { flows } from '../flows';
import { handlersOf } from '../play/outcome-handlers';
import { exportFiles } from './export-files';

/**
 * `npm run flows:export [-- --out <folder>]`: writes every flow as a chart to paste into Stately's tools, JSON,
 * Mermaid, SVG and Markdown.
 */
const standard = '.artifacts/flows';
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { out: { type: 'string', default: standard } },
});
const files = await exportFiles(flows, handlersOf);
// Deletes only the default folder. Another folder may contain other files.
if (values.out === standard) rmSync(standard, { recursive: true, force: true });
for (const [path, text] of files) {
  const file = join(values.out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(
  `${Object.keys(flows).length} flows are in ${values.out}: begin with ${join(values.out, 'index.md')}`,
);
