// Runs a TypeScript script with Vite's module runner: `node src/build/run.mjs <file.ts> [arguments]`.
import { resolve } from 'node:path';
import process from 'node:process';
import { tooOld } from './node-version.mjs';

const complaint = tooOld(process.versions.node);
if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}
const [file, ...args] = process.argv.slice(2);
if (!file) throw new Error('Usage: node src/build/run.mjs <file.ts> [arguments]');
process.argv = [process.argv[0], resolve(file), ...args];
// Only now: an older Node cannot even read this package.
const { runnerImport } = await import('vite');
await runnerImport(resolve(file), { configFile: false, root: process.cwd() });
