import { symlink } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type GatewayUnderTest } from '../support/gateway-under-test';

// Bytes on a socket, because every HTTP client tidies up what it is given before it sends it.

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const head = (target: string, method = 'GET', more = ''): string =>
  `${method} ${target} HTTP/1.1\r\nHost: cabrank.test\r\nConnection: close\r\n${more}\r\n`;

/** Sends it and answers the status, with what came after the headers; the status is 0 when the connection was cut. */
async function probe(bytes: string): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await gateway.raw(bytes);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /u.exec(answer)?.[1] ?? 0), text: answer };
}

/** A refusal says nothing of the server's insides, and nothing of the request came through. */
async function expectRefused(bytes: string, statuses: readonly number[]): Promise<void> {
  const before = gateway.calls.length;
  const { status, text } = await probe(bytes);
  const what = `${bytes.slice(0, 80)} → ${text.slice(0, 200)}`;
  expect(statuses, what).toContain(status);
  expect(text, what).not.toMatch(/secret|node_modules|\.ts\b|fastify|\/work|\/home|at [\w.]+ \(/iu);
  expect(gateway.calls.length, what).toBe(before);
}

const SPELLINGS = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%2e',
  '..;',
  '..;x=1',
  '%2e%2e%3b',
  ...['..%20', '%20..', '%2e%2e%C2%A0', '..%20;x', '..%3f', '..%23x'],
  ...['%ef%bc%8e%ef%bc%8e', '%e2%80%a5', 'a%ef%bc%8fb', 'a%e2%88%95b', 'a%ef%bc%bcb'],
  'a%2fb',
  'a%2Fb',
  'a%5cb',
  'a%5Cb',
  'a\\b',
  '..\\..',
  '..%5c..',
  '%252e%252e',
  '%25',
  'a%2500',
  '%00',
  'a%00.js',
  '%0a',
  'a%0d%0aSet-Cookie:%20a=1',
  '%1b',
  '%7f',
  '%c2%85',
  '%e2%80%a8',
  '%c0%ae%c0%ae',
  '%c0%af',
  '%ff',
  '%',
  '%2',
  '%zz',
  '%u002e',
  '/evil.test',
  '%2f%2fevil.test',
  '\\evil.test',
  'a#b',
] as const;

const PREFIXES = ['/', '/legacy/', '/api/', '/assets/', '/content/', '/sandbox/'] as const;

describe('targets that can be read in two ways', () => {
  it.each(PREFIXES)('are refused under %s, in every spelling, also with more behind them', async (prefix) => {
    for (const spelling of SPELLINGS) {
      await expectRefused(head(`${prefix}${spelling}`), [400]);
      await expectRefused(head(`${prefix}a/${spelling}/server/secret.js`), [400]);
    }
  });

  it.each([
    'http://evil.test/',
    'http://cabrank.test/api/x',
    'HTTPS://evil.test/legacy/x',
    '//evil.test/',
    '///evil.test/',
    '/\\evil.test/',
    '*',
    'evil.test:443',
    'api/x',
    '?x=1',
    '../../etc/passwd',
    'file:///etc/passwd',
  ])('are refused as a whole: %s', (target) => expectRefused(head(target), [400]));

  it('are refused with raw bytes in them, in the query as well', async () => {
    for (const target of ['/api/é', '/api/x?é', '/api/a\tb', '/api/a\x01b', '/api/a\x7fb', '/api/x?a\x0bb']) {
      await expectRefused(head(target), [400]);
    }
  });

  it('are not those that a browser makes of ordinary addresses', async () => {
    for (const target of [
      '/legacy/new-booking?from=%2Fa%2F..%2Fb&to=100%25',
      '/legacy/Se%C3%A1n%20O%27Brien',
      '/legacy/a;b=1/.well-known/a...b',
      '/api/x?a=//b&c=\\',
    ]) {
      expect((await probe(head(target))).status, target).toBe(200);
      expect(gateway.calls.at(-1)).toBe(target);
    }
  });
});

describe('requests that can be read in two ways', () => {
  const chunked = 'Transfer-Encoding: chunked\r\n';
  it.each([
    ['a length and chunks', head('/api/x', 'POST', `Content-Length: 4\r\n${chunked}`) + '0\r\n\r\n'],
    ['two lengths', head('/api/x', 'POST', 'Content-Length: 4\r\nContent-Length: 5\r\n') + 'abcde'],
    ['a length below zero', head('/api/x', 'POST', 'Content-Length: -1\r\n')],
    ['an unknown transfer encoding', head('/api/x', 'POST', 'Transfer-Encoding: xchunked\r\n') + '0\r\n\r\n'],
    ['chunks last but one', head('/api/x', 'POST', 'Transfer-Encoding: chunked, identity\r\n') + '0\r\n\r\n'],
    ['two encodings', head('/api/x', 'POST', 'Transfer-Encoding: identity, chunked\r\n') + '0\r\n\r\n'],
    ['a broken chunk', head('/api/x', 'POST', chunked) + 'zz\r\nab\r\n0\r\n\r\n'],
    ['an endless chunk', head('/api/x', 'POST', chunked) + 'ffffffffffffffffff\r\nab'],
    [
      'an endless chunk extension',
      head('/api/x', 'POST', chunked) + `1;${'a'.repeat(20_000)}\r\nb\r\n0\r\n\r\n`,
    ],
    ['no host', 'GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', head('/api/x', 'GET', 'Host: evil.test\r\n')],
    ['a host with a path', 'GET /api/x HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
    ['a host with a user', 'GET /api/x HTTP/1.1\r\nHost: a@evil.test\r\nConnection: close\r\n\r\n'],
    ['bare line feeds', 'GET /api/x HTTP/1.1\nHost: x\nConnection: close\n\n'],
    ['a folded header', head('/api/x', 'GET', 'X: a\r\n b\r\n')],
    ['a space before the colon', head('/api/x', 'GET', 'X-A : a\r\n')],
    ['a NUL in a header', head('/api/x', 'GET', 'X: a\0b\r\n')],
    ['HTTP/0.9', 'GET /api/x\r\n\r\n'],
    ['HTTP/3.0', 'GET /api/x HTTP/3.0\r\nHost: x\r\n\r\n'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('are refused: %s', (_, bytes) => expectRefused(bytes, [400]));

  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND', 'SEARCH', 'PURGE'])(
    'are refused: the method %s',
    async (method) => {
      for (const path of ['/', '/api/x', '/legacy/x', '/assets/main-abc123.js']) {
        await expectRefused(head(path, method), [0, 400, 404, 405]);
      }
    },
  );
});

describe('requests that are too large', () => {
  const MEGABYTE = 1024 * 1024;
  const long = 'x'.repeat(20_000);

  it.each([
    ['one header of 20 kB', head('/api/x', 'GET', `X-Long: ${long}\r\n`)],
    ['twenty of 1 kB', head('/api/x', 'GET', `X-Long: ${'x'.repeat(1000)}\r\n`.repeat(20))],
    ['three thousand short ones', head('/api/x', 'GET', 'a: b\r\n'.repeat(3000))],
    ['a hundred and one', head('/api/x', 'GET', 'a: b\r\n'.repeat(99))],
    ['a cookie of 20 kB', head('/legacy/x', 'GET', `Cookie: a=${long}\r\n`)],
    ['a target of 20 kB', head(`/api/${long}`)],
    [
      'trailers of 20 kB',
      head('/api/x', 'POST', 'Transfer-Encoding: chunked\r\n') + `0\r\nX: ${long}\r\n\r\n`,
    ],
  ])('are refused (431): %s', (_, bytes) => expectRefused(bytes, [431]));

  it.each(['/api/x', '/legacy/x'])('are refused by their length before they are read (413): %s', (path) =>
    expectRefused(head(path, 'POST', `Content-Length: ${MEGABYTE + 1}\r\n`), [413]),
  );

  it.each(['/api/x', '/legacy/x'])(
    'are refused in chunks as soon as they are too large (413): %s',
    (path) => {
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      const open = head(path, 'POST', 'Transfer-Encoding: chunked\r\n') + chunk.repeat(MEGABYTE / 0x10000);
      return expectRefused(`${open}1\r\nx\r\n`, [413]);
    },
  );

  it('are not those of exactly 1 MB, with a length or in chunks', async () => {
    const body = '~'.repeat(MEGABYTE);
    const type = 'Content-Type: application/json\r\n';
    for (const bytes of [
      head('/api/x', 'POST', `${type}Content-Length: ${MEGABYTE}\r\n`) + body,
      head('/api/x', 'POST', `${type}Transfer-Encoding: chunked\r\n`) + `100000\r\n${body}\r\n0\r\n\r\n`,
    ]) {
      const { status, text } = await probe(bytes);
      expect(status).toBe(200);
      expect(text.split('~').length - 1).toBe(MEGABYTE);
    }
  });
});

describe('what is no part of the site', () => {
  const FILES = [
    'server/secret.js',
    'source-maps/main-abc123.js.map',
    'csp.json',
    'pages.json',
    'client/.hidden',
    'client/index.html',
    'package.json',
    '.data/pg/PG_VERSION',
    '.git/config',
    'assets/main-abc123.js.map',
    'assets/main-abc123.js.br',
    'assets/main-abc123.js.gz',
    'assets/linked.js',
    'assets',
    'assets/',
    '.hidden',
    'assets/.hidden',
  ];

  it('is never served, whatever the way there', async () => {
    await symlink('../../server/secret.js', `${gateway.site.folder}/assets/linked.js`);
    for (const file of FILES) {
      for (const way of [
        '/',
        '/..',
        '/../',
        '/assets/..',
        '/assets/%2e%2e/',
        '/./',
        '/client/',
        '/dist/',
        '/@fs/',
      ]) {
        const target = `${way}${way.endsWith('/') ? '' : '/'}${file}`;
        const { status, text } = await probe(head(target));
        expect([400, 404], target).toContain(status);
        expect(text, target).not.toMatch(/secret|default-src 'self'; frame-ancestors 'none'"|<h1>home/u);
      }
    }
  });

  it('is not named by what is served: no file has a source map', async () => {
    expect([...gateway.site.files].filter((file) => file.endsWith('.map'))).toEqual([]);
    const { text } = await probe(head('/assets/main-abc123.js'));
    expect(text).not.toMatch(/sourceMappingURL|^sourcemap:/imu);
  });
});
