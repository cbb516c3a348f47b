import type { Answer, Delivery } from './answers';
import { isOfCall, type FaultCall } from './call';
import type { FaultPlay } from './kinds';
import type { Asked, PracticeServer } from './practice-server';

/**
 * How long a late or lost response takes here, in ms. Shorter than the app's timeout, because nobody watches a screen
 * for that long.
 */
const SHORT_MS = 1500;

const pause = (ms: number) => new Promise<void>((later) => void setTimeout(later, ms));
const lost = () => new TypeError('Failed to fetch');

const responseOf = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers });

/** The beginning of a response, after which the connection breaks. */
function brokenOff({ status, headers, body }: Answer): Response {
  const bytes = new TextEncoder().encode(body);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length / 2));
      controller.error(lost());
    },
  });
  return new Response(stream, { status, headers });
}

async function deliver(delivery: Delivery, shortMs: number): Promise<Response> {
  switch (delivery.kind) {
    case 'answer':
      if (delivery.afterMs !== undefined) await pause(shortMs);
      return responseOf(delivery.answer);
    case 'redirect':
      return responseOf(delivery.page);
    case 'cut':
      return brokenOff(delivery.answer);
    case 'broken':
      throw lost();
    case 'silence':
      await pause(shortMs);
      throw lost();
  }
}

/** A network on which one call is faulty, until `mend` is called. */
type FaultyNetwork = { readonly fetch: typeof fetch; readonly mend: () => void };

/**
 * Injects a fault between the app and the company's server.
 *
 * @param shortMs how long a late or lost response takes
 */
export function faultyNetwork(
  server: PracticeServer,
  call: FaultCall,
  play: FaultPlay,
  shortMs = SHORT_MS,
): FaultyNetwork {
  let mended = false;
  const send: typeof fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const asked: Asked = {
      method: (init.method ?? 'GET').toUpperCase(),
      path: url.split('?')[0] ?? url,
      body: typeof init.body === 'string' ? init.body : '',
      key: new Headers(init.headers).get('Idempotency-Key'),
    };
    if (mended || !isOfCall(call, asked.method, asked.path)) return responseOf(server.work(asked));
    const delivery = await play.meet(call, {
      work: () => Promise.resolve(server.work(asked)),
      endSession: () => {
        server.endSession();
        return Promise.resolve();
      },
    });
    return deliver(delivery, shortMs);
  };
  return {
    fetch: send,
    mend: () => {
      mended = true;
    },
  };
}
