import type { Server, ServerResponse } from 'node:http';
import { CONNECTIONS_CHECK_MS, RESPONSE_STALL_MS } from './limits';

type Watched = { taken: number; since: number };

/**
 * Disconnects clients that read nothing of their response, even if they keep sending: Node's own timeouts restart
 * with every byte received. A client that waits for a slow backend is not affected.
 *
 * @returns a function to call with every response before it begins
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
