// Runs a TypeScript script with Vite's module runner: `node src/build/run.mjs <file.ts> [arguments]`.
import { resolve } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
if (!file) throw new Error('Usage: node src/build/run.mjs <file.ts> [arguments]');
process.argv = [process.argv[0], resolve(file), ...args];
await runnerImport(resolve(file), { configFile: false, root: process.cwd() });
