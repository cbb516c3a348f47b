import type { Server, ServerResponse } from 'node:http';
import { CONNECTIONS_CHECK_MS, RESPONSE_STALL_MS } from './limits';

type Watched = { taken: number; since: number };

/**
 * Lets go of clients that take nothing of their answer, whatever they send meanwhile: Node's own timers begin anew with
 * every byte that comes in. A client that waits for a slow backend is not meant.
 *
 * @returns to be called with every answer before it begins
 */
export function watchAnswers(server: Server): (response: ServerResponse) => void {
  const open = new Map<ServerResponse, Watched>();

  const check = (): void => {
    const now = performance.now();
    for (const [response, watched] of open) {
      const { socket } = response;
      if (!socket) continue;
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== watched.taken) {
        open.set(response, { taken, since: now });
      } else if (now - watched.since >= RESPONSE_STALL_MS) {
        socket.destroy();
      }
    }
  };
  const checking = setInterval(check, CONNECTIONS_CHECK_MS).unref();
  server.once('close', () => clearInterval(checking));

  return (response) => {
    open.set(response, { taken: 0, since: performance.now() });
    response.once('close', () => open.delete(response));
  };
}
