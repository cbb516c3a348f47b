import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createGateway, type GatewayOptions } from '../../../src/server/gateway/app';
import { readSite, type Site } from '../../../src/server/gateway/site';
import { makeDist } from './gateway-site';

/** A request as the backend behind the gateway received it. */
export type Echo = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type GatewayUnderTest = {
  readonly app: FastifyInstance;
  readonly site: Site;
  readonly origin: string;
  /** The addresses that reached the backend. */
  readonly calls: readonly string[];
  /** Sends bytes unchanged and returns everything received until the connection ends. */
  readonly raw: (bytes: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** More than all buffers between two ends of a connection hold. */
const LARGE_BYTES = 32 * 1024 * 1024;

/** A backend that echoes its request; /api/moved redirects, /api/busy responds 503, /api/large has a large body. */
function createEcho(calls: string[]) {
  return createServer((request, response) => {
    const { method, url = '', headers } = request;
    calls.push(url);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (url === '/api/moved') {
        response.writeHead(302, { location: '/legacy/x', 'set-cookie': ['a=1', 'b=2'] }).end();
        return;
      }
      if (url === '/api/large') {
        response.end(Buffer.alloc(LARGE_BYTES));
        return;
      }
      response.writeHead(url === '/api/busy' ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
    });
  });
}

function send(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('close', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
    );
  });
}

/**
 * The gateway on a free port, with a small site and a backend that echoes.
 *
 * @param options differences from the defaults
 */
export async function startGateway(
  options: Partial<Omit<GatewayOptions, 'site' | 'upstream'>> = {},
): Promise<GatewayUnderTest> {
  const { dist, remove } = await makeDist();
  const calls: string[] = [];
  const echo = createEcho(calls);
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const upstream = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
  const site = await readSite(dist);
  const app = await createGateway({ site, upstream: { origin: upstream, sandbox: false }, ...options });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    site,
    origin,
    calls,
    raw: (bytes) => send(origin, bytes),
    close: async () => {
      await app.close();
      echo.closeAllConnections();
      await new Promise((resolve) => echo.close(resolve));
      await remove();
    },
  };
}
