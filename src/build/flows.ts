import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { askHidden } from '../review/live/ask-hidden';
import { fetchRecording, readCode } from '../review/live/fetch-recording';
import { buildLayout } from './layout';
import { reviewConfig } from './review-config';

/**
 * `npm run flows` serves the flow review, and reloads it when a chart or view changes. With a support code it opens
 * what a customer sent: `npm run flows -- 7K3FM-Q2W9D --admin you@booker.example [--from https://booker.example]`
 */
const PORT = 5174;

const USAGE = 'Usage: npm run flows [-- <support code> --admin <email> [--from <address>]]';

/** The recording behind the code on the command line; `null` without one. */
async function handedRecording(): Promise<string | null> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { from: { type: 'string', default: 'http://localhost:3000' }, admin: { type: 'string' } },
  });
  const [source, ...more] = positionals;
  if (source === undefined) return null;
  const code = readCode(source);
  if (code === null || more.length > 0) throw new Error(USAGE);
  return fetchRecording({ code, from: values.from, admin: values.admin, askPassword: askHidden });
}

try {
  const recording = await handedRecording();
  const { root, dist } = buildLayout();
  const config = reviewConfig(root, join(dist, 'review'), recording);
  const server = await createServer({
    ...config,
    server: { ...config.server, port: Number(process.env['FLOWS_PORT'] || PORT) },
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  console.log(`The flow review is at ${address}${recording === null ? '' : '#/live'}`);
  // The loader that runs this script has to stay open: charts of other versions are loaded when they are asked for.
  await new Promise((closed) => server.httpServer?.once('close', closed));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
