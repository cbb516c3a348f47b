import { symlink } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, head, probe } from '../support/gateway/gateway-probe';
import { startGateway, type GatewayUnderTest } from '../support/gateway/gateway-under-test';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

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

const CALLS = ['/legacy/', '/api/', '/sandbox/'] as const;
const PAGES = ['/', '/assets/', '/content/'] as const;

describe('ambiguous targets', () => {
  it.each(CALLS)('are refused under %s, in every spelling, and with a suffix', async (prefix) => {
    for (const spelling of SPELLINGS) {
      await expectRefused(gateway, head(`${prefix}${spelling}`), [400]);
      await expectRefused(gateway, head(`${prefix}a/${spelling}/server/secret.js`), [400]);
    }
  });

  it.each(PAGES)('get no page under %s, in every spelling, and with a suffix', async (prefix) => {
    for (const target of SPELLINGS.flatMap((spelling) => [
      `${prefix}${spelling}`,
      `${prefix}a/${spelling}/server/secret.js`,
    ])) {
      await expectRefused(gateway, head(target), [target.includes('#') ? 400 : 404]);
    }
  });

  it.each(['//evil.test/', '///evil.test/', '/\\evil.test/', '/api%2Fx', '/legacy%2fx', '//api/x'])(
    'get the error page, and reach no backend: %s',
    async (target) => {
      await expectRefused(gateway, head(target), [404]);
      expect((await probe(gateway, head(target))).text).toContain('<h1>not found</h1>');
    },
  );

  it.each([
    'http://evil.test/',
    'http://cabrank.test/api/x',
    'HTTPS://evil.test/legacy/x',
    '*',
    'evil.test:443',
    'api/x',
    '?x=1',
    '../../etc/passwd',
    'file:///etc/passwd',
  ])('are refused entirely: %s', (target) => expectRefused(gateway, head(target), [400]));

  it('are refused with raw bytes, in the query as well', async () => {
    for (const target of ['/api/é', '/api/x?é', '/api/a\tb', '/api/a\x01b', '/api/a\x7fb', '/api/x?a\x0bb']) {
      await expectRefused(gateway, head(target), [400]);
    }
  });

  it('do not include those that a browser makes of ordinary addresses', async () => {
    for (const target of [
      '/legacy/new-booking?from=%2Fa%2F..%2Fb&to=100%25',
      '/legacy/Se%C3%A1n%20O%27Brien',
      '/legacy/a;b=1/.well-known/a...b',
      '/api/x?a=//b&c=\\',
      '/legacy/reset/aB%2FcD',
      '/legacy/reset/app/aB%2FcD',
    ]) {
      expect((await probe(gateway, head(target))).status, target).toBe(200);
      expect(gateway.calls.at(-1)).toBe(target);
    }
  });
});

describe('what is not part of the site', () => {
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

  it('is never served, whatever the path', async () => {
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
        const { status, text } = await probe(gateway, head(target));
        expect([400, 404], target).toContain(status);
        expect(text, target).not.toMatch(/secret|default-src 'self'; frame-ancestors 'none'"|<h1>home/u);
      }
    }
  });

  it('is not referenced by what is served: no file has a source map', async () => {
    expect([...gateway.site.files].filter((file) => file.endsWith('.map'))).toEqual([]);
    const { text } = await probe(gateway, head('/assets/main-abc123.js'));
    expect(text).not.toMatch(/sourceMappingURL|^sourcemap:/imu);
  });
});
