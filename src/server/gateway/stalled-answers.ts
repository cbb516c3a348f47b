import type { Server, ServerResponse } from 'node:http';
import { constants } from 'node:http2';
import { http2StreamOf } from '../http2-stream';
import { CONNECTIONS_CHECK_MS, RESPONSE_STALL_MS, STREAM_STALL_MS } from './limits';

/** A response on its way to the client. */
type Answer = {
  /** How long the client may read nothing (ms). */
  readonly limitMs: number;
  /** How many bytes wait for the client, and a count that grows whenever it has read some. Null once it is over. */
  readonly progress: () => { readonly waiting: number; readonly taken: number } | null;
  readonly cut: () => void;
};

type Watched = { taken: number; since: number };

const overHttp1 = (response: ServerResponse): Answer => ({
  limitMs: RESPONSE_STALL_MS,
  progress: () => {
    const { socket } = response;
    if (!socket) return null;
    return { waiting: socket.writableLength, taken: socket.bytesWritten - socket.writableLength };
  },
  cut: () => response.socket?.destroy(),
});

/** The window of each stream is separate, so a client can read one response of a connection and leave another. */
function answerOf(response: ServerResponse): Answer {
  const stream = http2StreamOf(response);
  if (stream === null) return overHttp1(response);
  let drained = 0;
  stream.on('drain', () => (drained += 1));
  return {
    limitMs: STREAM_STALL_MS,
    progress: () => ({ waiting: stream.writableLength, taken: drained }),
    cut: () => {
      stream.close(constants.NGHTTP2_CANCEL);
      // Closing waits until the client has read what was written before.
      stream.destroy();
    },
  };
}

/**
 * Disconnects clients that read nothing of their response, even if they keep sending: Node's own timeouts restart
 * with every byte received. A client that waits for a slow backend is not affected. Over HTTP/2 only the response is
 * cancelled.
 *
 * @returns a function to call with every response before it begins
 */
export function watchAnswers(server: Server): (response: ServerResponse) => void {
  const open = new Map<Answer, Watched>();

  const check = (): void => {
    const now = performance.now();
    for (const [answer, watched] of open) {
      const progress = answer.progress();
      if (progress === null) continue;
      const { waiting, taken } = progress;
      if (waiting === 0 || taken !== watched.taken) {
        open.set(answer, { taken, since: now });
      } else if (now - watched.since >= answer.limitMs) {
        answer.cut();
      }
    }
  };
  const checking = setInterval(check, CONNECTIONS_CHECK_MS).unref();
  server.once('close', () => clearInterval(checking));

  return (response) => {
    const answer = answerOf(response);
    open.set(answer, { taken: 0, since: performance.now() });
    response.once('close', () => open.delete(answer));
  };
}
