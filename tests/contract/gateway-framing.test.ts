import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, head, probe } from '../support/gateway/gateway-probe';
import { startGateway, type GatewayUnderTest } from '../support/gateway/gateway-under-test';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('ambiguous requests', () => {
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
  ])('are refused: %s', (_, bytes) => expectRefused(gateway, bytes, [400]));

  it.each([
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: chunked, chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: \x0bchunked',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding: chunked;q=1',
    'Transfer-Encoding: gzip',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\r\n chunked',
    'Transfer-Encoding: identity\r\nContent-Length: 5',
    'Transfer-Encoding: xchunked\r\nContent-Length: 5',
  ])('are answered once, and a connection that should stay open is closed: %j', async (encoding) => {
    const smuggled = 'GET /healthz HTTP/1.1\r\nHost: cabrank.test\r\n\r\n';
    for (const path of ['/', '/api/x', '/legacy/x']) {
      const open = `POST ${path} HTTP/1.1\r\nHost: cabrank.test\r\n${encoding}\r\n\r\n`;
      await expectRefused(gateway, `${open}0\r\n\r\n${smuggled}`, [400]);
      await expectRefused(gateway, open, [400]);
    }
  });

  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND', 'SEARCH', 'PURGE'])(
    'are refused: the method %s',
    async (method) => {
      for (const path of ['/', '/api/x', '/legacy/x', '/assets/main-abc123.js']) {
        await expectRefused(gateway, head(path, method), [0, 400, 404, 405]);
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
  ])('are refused (431): %s', (_, bytes) => expectRefused(gateway, bytes, [431]));

  it.each(['/api/x', '/legacy/x'])('are refused by their length before they are read (413): %s', (path) =>
    expectRefused(gateway, head(path, 'POST', `Content-Length: ${MEGABYTE + 1}\r\n`), [413]),
  );

  it.each(['/api/x', '/legacy/x'])('are refused as soon as their chunks are too large (413): %s', (path) => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const open = head(path, 'POST', 'Transfer-Encoding: chunked\r\n') + chunk.repeat(MEGABYTE / 0x10000);
    return expectRefused(gateway, `${open}1\r\nx\r\n`, [413]);
  });

  it('do not include those of exactly 1 MB, with a length or in chunks', async () => {
    const body = '~'.repeat(MEGABYTE);
    const type = 'Content-Type: application/json\r\n';
    for (const bytes of [
      head('/api/x', 'POST', `${type}Content-Length: ${MEGABYTE}\r\n`) + body,
      head('/api/x', 'POST', `${type}Transfer-Encoding: chunked\r\n`) + `100000\r\n${body}\r\n0\r\n\r\n`,
    ]) {
      const { status, text } = await probe(gateway, bytes);
      expect(status).toBe(200);
      expect(text.split('~').length - 1).toBe(MEGABYTE);
    }
  });
});
