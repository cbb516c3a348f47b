import process from 'node:process';
import { rowOf, tableOf } from './coverage-table';
import type { Flow } from '../../src/review/play/flow';
import { flows } from '../../src/review/play/flows';

/** `npm run coverage:flows`: what the walked paths cover of every machine; fails under 100 %. */
const rows = Object.entries<Flow>(flows).map(([name, flow]) => rowOf(name, flow));
const complete = rows.length > 0 && rows.every(({ missing }) => missing.length === 0);

console.log(tableOf(rows));
for (const { cells, missing } of rows) {
  for (const what of missing) console.error(`${cells[0] ?? ''}: not covered: ${what}`);
}
console.log(
  complete ? '\nEvery state and every branch of every machine is covered.' : '\nNot everything is covered.',
);
process.exitCode = complete ? 0 : 1;
