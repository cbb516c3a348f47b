import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type StandInRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

type Answered = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** How the stand-in handles a request. */
export type Behaviour =
  | ({ readonly kind: 'answer' } & Answered)
  /** Announces the whole body in Content-Length and disconnects after `bytes` of it. */
  | ({ readonly kind: 'truncate'; readonly bytes: number } & Answered)
  /** Disconnects without a response. */
  | { readonly kind: 'reset' }
  /** Commits, then disconnects: the client cannot know that the request was executed. */
  | { readonly kind: 'commitThenReset'; readonly commit: () => void }
  /** Never responds. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'delay'; readonly ms: number; readonly then: Behaviour };

export type StandIn = {
  readonly origin: string;
  /** All requests so far. */
  readonly requests: readonly StandInRequest[];
  close(): Promise<void>;
};

/** A JSON response. */
export const json = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Behaviour => ({
  kind: 'answer',
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** An HTML response. */
export const html = (body: string, status = 200): Behaviour => ({
  kind: 'answer',
  status,
  headers: { 'Content-Type': 'text/html' },
  body,
});

const perform = async (
  behaviour: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  switch (behaviour.kind) {
    case 'answer':
      response.writeHead(behaviour.status ?? 200, behaviour.headers).end(behaviour.body ?? '');
      return;
    case 'truncate': {
      const body = Buffer.from(behaviour.body ?? '');
      response.writeHead(behaviour.status ?? 200, { ...behaviour.headers, 'Content-Length': body.length });
      response.write(body.subarray(0, behaviour.bytes), () => request.socket.destroy());
      return;
    }
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'commitThenReset':
      behaviour.commit();
      request.socket.resetAndDestroy();
      return;
    case 'silence':
      return;
    case 'delay':
      await wait(behaviour.ms);
      await perform(behaviour.then, request, response);
  }
};

/**
 * A backend on node:http with configurable misbehaviour, on its own port. Close it when the test ends.
 *
 * @param respond returns the behaviour for each request
 */
export const startStandIn = async (respond: (request: StandInRequest) => Behaviour): Promise<StandIn> => {
  const requests: StandInRequest[] = [];
  const server = createServer((incoming, response) => {
    const handle = async () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body: await text(incoming) };
      requests.push(request);
      await perform(respond(request), incoming, response);
    };
    handle().catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error('The stand-in failed'));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
