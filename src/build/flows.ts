import { join } from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import { buildLayout } from './layout';
import { reviewConfig } from './review-config';

/** `npm run flows` serves the flow review, and reloads it when a chart or view changes. */
const PORT = 5174;

const { root, dist } = buildLayout();
const config = reviewConfig(root, join(dist, 'review'));
const server = await createServer({
  ...config,
  server: { ...config.server, port: Number(process.env['FLOWS_PORT'] || PORT) },
});
await server.listen();
const [address = ''] = server.resolvedUrls?.local ?? [];
console.log(`The flow review is at ${address}`);
// The loader that runs this script has to stay open: charts of other versions are loaded when they are asked for.
await new Promise((closed) => server.httpServer?.once('close', closed));
