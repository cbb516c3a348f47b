import {
  Agent,
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Delivery } from '../../../../src/review/faults/answers';
import { isOfCall, type FaultCall } from '../../../../src/review/faults/call';
import type { FaultPlay, Server } from '../../../../src/review/faults/kinds';

type Heard = {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  readonly key: string | null;
};
type Told = { readonly answer: Answer; readonly raw: Buffer; readonly headers: IncomingHttpHeaders };

/** A proxy between a browser and the app's own server that injects a fault into one call. */
export type FaultyGateway = {
  /** Address without a trailing slash. */
  readonly url: string;
  /** From now on every request of the call meets the fault, until `mend`. */
  readonly fail: (call: FaultCall, play: FaultPlay) => void;
  readonly mend: () => void;
  /** Releases the delayed responses. */
  readonly letGo: () => void;
  /** Whether a request was left without a response. */
  readonly hangs: () => boolean;
  /** Resolves once a request has met the fault, or at once if one has. */
  readonly met: () => Promise<void>;
  /**
   * The idempotency keys of the call's requests that reached the server since `fail`; `null` for one without a key.
   */
  readonly worked: () => readonly (string | null)[];
  /** Overrides values of the configuration for the browser. */
  readonly configure: (changes: object) => void;
  readonly close: () => Promise<void>;
};

const CONFIG = '/api/config';
/** When a reused connection breaks, the browser itself retries the request. So connections are not reused. */
const ONCE = { connection: 'close' };

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** All headers except those about the connection and the body's length. */
const endToEnd = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['connection', 'keep-alive', 'transfer-encoding', 'content-length'].includes(name),
    ),
  );

/**
 * Starts the proxy in front of the app's server.
 *
 * @param behind returns that server's address; called for each request
 */
export async function openFaultyGateway(behind: () => string): Promise<FaultyGateway> {
  const agent = new Agent({ keepAlive: true });
  let fault: { readonly call: FaultCall; readonly play: FaultPlay } | null = null;
  /** Pages that redirects lead to. */
  const elsewhere = new Map<string, Answer>();
  let worked: (string | null)[] = [];
  let silent = false;
  let changes: object = {};
  let meet: () => void = () => undefined;
  let meeting = Promise.resolve();
  let release: () => void = () => undefined;
  let late = Promise.resolve();

  const pass = (method: string, path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Told> =>
    new Promise((resolve, reject) => {
      const asking = ask(new URL(path, behind()), { method, headers, agent }, (answer) => {
        bodyOf(answer).then((raw) => {
          const told = Object.fromEntries(
            Object.entries(endToEnd(answer.headers)).map(([name, value]) => [name, String(value)]),
          );
          const read = { status: answer.statusCode ?? 0, headers: told, body: raw.toString('utf8') };
          resolve({ answer: read, raw, headers: answer.headers });
        }, reject);
      });
      asking.once('error', reject);
      asking.end(body);
    });

  /** There may be several Set-Cookie headers. */
  const withCookies = ({ headers }: Answer, told: Told | null): OutgoingHttpHeaders => ({
    ...headers,
    ...ONCE,
    ...(told?.headers['set-cookie'] && { 'set-cookie': told.headers['set-cookie'] }),
  });

  async function deliver(delivery: Delivery, told: Told | null, response: ServerResponse): Promise<void> {
    if (delivery.kind === 'silence') {
      silent = true;
      return;
    }
    if (delivery.kind === 'broken') {
      response.destroy();
      return;
    }
    if (delivery.kind === 'redirect') {
      elsewhere.set(delivery.to, delivery.page);
      response.writeHead(302, { location: delivery.to, ...ONCE }).end();
      return;
    }
    const body = Buffer.from(delivery.answer.body);
    const headers = { ...withCookies(delivery.answer, told), 'content-length': body.length };
    if (delivery.kind === 'answer') {
      if (delivery.afterMs !== undefined) await late;
      response.writeHead(delivery.answer.status, headers).end(body);
      return;
    }
    response.writeHead(delivery.answer.status, headers);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  }

  async function meetFault(message: IncomingMessage, heard: Heard, response: ServerResponse): Promise<void> {
    if (!fault) return;
    let told: Told | null = null;
    const { headers } = message;
    const server: Server = {
      work: async () => {
        worked.push(heard.key);
        told = await pass(heard.method, message.url ?? '/', headers, heard.body);
        return told.answer;
      },
      endSession: async () => {
        const { host, cookie } = headers;
        const asked = {
          'x-requested-with': 'XMLHttpRequest',
          ...(host && { host }),
          ...(cookie && { cookie }),
        };
        await pass('GET', '/api/auth/logout', asked, Buffer.alloc(0));
      },
    };
    const delivery = await fault.play.meet(fault.call, server);
    const delivered = deliver(delivery, told, response);
    meet();
    await delivered;
  }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = message;
    const path = url.split('?')[0] ?? url;
    const key = headers['idempotency-key'];
    const page = elsewhere.get(path);
    if (page) {
      response.writeHead(page.status, { ...page.headers, ...ONCE }).end(page.body);
      return;
    }
    const heard = { method, path, body: await bodyOf(message), key: typeof key === 'string' ? key : null };
    if (fault && isOfCall(fault.call, method, path)) return meetFault(message, heard, response);
    if (fault === null && last && isOfCall(last, method, path)) worked.push(heard.key);
    const told = await pass(method, url, headers, heard.body);
    const body = path === CONFIG ? configured(told.raw) : told.raw;
    response.writeHead(told.answer.status, {
      ...endToEnd(told.headers),
      ...ONCE,
      'content-length': body.length,
    });
    response.end(body);
  }

  /** The last call that met a fault. */
  let last: FaultCall | null = null;

  const configured = (raw: Buffer): Buffer => {
    if (Object.keys(changes).length === 0) return raw;
    const said = JSON.parse(raw.toString('utf8')) as { readonly response: object };
    return Buffer.from(JSON.stringify({ ...said, response: { ...said.response, ...changes } }));
  };

  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    fail: (call, play) => {
      fault = { call, play };
      last = call;
      worked = [];
      silent = false;
      meeting = new Promise((resolve) => (meet = resolve));
      late = new Promise((resolve) => (release = resolve));
    },
    mend: () => {
      fault = null;
      release();
    },
    letGo: () => release(),
    hangs: () => silent,
    met: () => meeting,
    worked: () => worked,
    configure: (given) => (changes = given),
    close: async () => {
      release();
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      agent.destroy();
    },
  };
}
