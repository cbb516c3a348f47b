import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backlog } from './backlog';
import type { LiveMessage } from '../../recording/message';
import { isLocalOrigin } from './stream';

const eventOf = (messages: readonly LiveMessage[]): string => `data: ${JSON.stringify(messages)}\n\n`;

/**
 * Serves the running app's messages as server-sent events: first all that are kept, then new ones as they arrive.
 *
 * @returns nothing; a page of another machine is refused with 403
 */
export function serveStream(backlog: Backlog, request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin !== undefined && !isLocalOrigin(origin)) {
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end('Only a flow review on this machine may listen.');
    return;
  }
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    Vary: 'Origin',
    ...(origin !== undefined && { 'Access-Control-Allow-Origin': origin }),
  });
  response.write(eventOf(backlog.all()));
  const end = backlog.listen((messages) => response.write(eventOf(messages)));
  response.once('close', end);
}
