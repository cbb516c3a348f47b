import type { ViteDevServer } from 'vite';
import { Backlog } from './backlog';
import { serveStream } from './serve-stream';
import { STREAM_EVENT, STREAM_PATH } from './stream';

/** Lets the development server receive messages from its pages and forward them (see `stream.ts`). */
export function openStream({ ws, middlewares }: Pick<ViteDevServer, 'ws' | 'middlewares'>): void {
  const backlog = new Backlog();
  ws.on(STREAM_EVENT, (received: unknown, client: object) => backlog.add(client, received));
  middlewares.use(STREAM_PATH, (request, response) => serveStream(backlog, request, response));
}
