import { describe, expect, it } from 'vitest';
import { pageTable } from '../../../src/build/pages';
import { pageRedirects, REFUSED } from '../../../src/build/static-addresses';
import {
  addressesConfiguration,
  headersConfiguration,
  pageRules,
  pagesConfiguration,
} from '../../../src/build/static-host';
import { inLowerCase, NAMED_ROUTES, SLUG_ROUTES } from '../../../src/domain/addresses/app-routes';
import { isPlainAddress } from '../../../src/domain/addresses/mail-link';

const table = pageTable([...NAMED_ROUTES, ...SLUG_ROUTES]);
const redirects = pageRedirects(table);
const uuid = 'C0FFEE00-0000-4000-8000-000000000007';
const rows = [...pagesConfiguration(table).matchAll(/^ {2}"~(.+)" (\S+);$/gmu)].map(
  ([, expression = '', file = '']) => [new RegExp(expression, 'u'), file] as const,
);

/** As nginx does it: the first expression that fits a decoded path. */
const pageFor = (path: string): string => rows.find(([expression]) => expression.test(path))?.[1] ?? '/.none';

/** Where the first expression leads that fits an address as it was sent. */
function redirectOf(address: string): string | null {
  const found = redirects.find((row) => new RegExp(row.address, 'u').test(address));
  return found ? address.replace(new RegExp(found.address, 'u'), found.to) : null;
}

describe('the nginx configuration of the pages', () => {
  it('has a row for every page and route, and a default for no page', () => {
    expect(rows).toHaveLength(Object.keys(table.pages).length + Object.keys(table.app).length);
    expect(pagesConfiguration(table)).toMatch(/^map \$uri \$cabrank_page \{\n {2}default \/[.]none;\n/u);
  });

  it.each([
    ['/', '/index.html'],
    ['/login', '/login.html'],
    ['/login/', '/login.html'],
    ['/register/signup', '/register-signup.html'],
    ['/register/signup/business', '/registration.html'],
    ['/profile', '/profile.html'],
    ['/content/privacy', '/content.html'],
    ['/customers', '/customers.html'],
    ['/premium/subscribe', '/shell.html'],
    ['/content/nothing', '/.none'],
    ['/content/', '/framed.html'],
    ['/admin/credit-account-requests', '/requests.html'],
    ['/admin/credit-account-requests/c0ffee00-0000-4000-8000-000000000007', '/requests.html'],
    ['/admin/credit-account-requests/7', '/.none'],
    ['/track/7QF2', '/framed.html'],
    ['/track/a.b', '/.none'],
    ['/Preisliste für München', '/framed.html'],
    ['/backLogin', '/.none'],
    ['/BACKLOGIN/', '/.none'],
    ['/price.list', '/.none'],
    ['/shell.html', '/.none'],
    ['/no/such/page', '/.none'],
  ])('%s is %s', (path, file) => expect(pageFor(path)).toBe(file));
});

describe('the static host configuration of addresses', () => {
  it.each([
    ...[
      '/',
      '/LOGIN',
      '/Login/',
      '/Register/signup?A=B',
      '/register/Signup/Personal',
      '/Premium/Signup/billPay',
    ],
    ...[
      '/Profile',
      '/profile',
      '/Profile/New-User',
      '/ADMIN',
      '/Admin/Tariffs',
      '/admin/Tariffs',
      '/Tariffs',
    ],
    ...[
      '/content/Terms',
      '/content/Nothing',
      '/Track/7QF2?x=/Y',
      '/track/7QF2',
      '/RESET/aB%2FcD',
      '/reset/aB',
    ],
    ...['/Reset/App/aB', '/reset/app/aB', `/Notify/new-user/${uuid}`, `/notify/new-user/${uuid}`, '/A/b/c'],
    ...[`/admin/Credit-account-requests/${uuid}`, '/Admin/credit-account-requests', '/Customers'],
  ])('redirects %s like the gateway', (address) => {
    const [path = ''] = address.split('?');
    const lower = inLowerCase(path);
    expect(redirectOf(address)).toBe(lower === null ? null : lower + address.slice(path.length));
  });

  it.each([
    ...[
      '//',
      '//login',
      '/a//b',
      '/a%2Fb',
      '/a%2fb',
      '/a%5Cb',
      '/100%25',
      '/a%00',
      '/a%1F',
      '/%zz',
      '/a\\b',
      '/a%',
    ],
    ...[
      '/reset/a%2Fb',
      '/reset/a%2F%2Fb/',
      '/reset/app/a%2Fb?x',
      '/reset/a/b',
      '/reset/app/a/b',
      '/reset/a%25',
    ],
    ...[
      '/reset/',
      '/reset/app',
      '/reset/app/a',
      '/reset/a%2Fb/c',
      '/x/reset/a%2Fb',
      '/legacy/a%2Fb',
      '/login?a=//%2F%25',
      '/a.b',
    ],
    ...['/Preisliste%20f%C3%BCr', '/track/7QF2', '/reset/app/', '/Reset/a%2Fb'],
  ])('refuses %s like the gateway', (address) => {
    const [path = ''] = address.split('?');
    const deeper = /^\/reset\/(?!app\/)[^/]+\/[^/]|^\/reset\/app\/[^/]+\/[^/]/u.test(path);
    expect(new RegExp(REFUSED, 'u').test(address)).toBe(!isPlainAddress(path) || deeper);
  });

  it.each(['/legacy/reset/a%2Fb', '/legacy/reset/app/a%2Fb?x'])(
    'lets the older page of a code through: %s',
    (address) => {
      expect(new RegExp(REFUSED, 'u').test(address)).toBe(false);
    },
  );

  it('has the syntax of nginx', () => {
    const configuration = addressesConfiguration(redirects);
    expect(configuration).toContain(`  "~${REFUSED}" 1;\n`);
    for (const { address, to } of redirects) expect(configuration).toContain(`  "~${address}" "${to}";\n`);
    // Within quotes nginx takes a backslash before these for itself.
    expect(configuration).not.toMatch(/\\[\\"'trn]/u);
  });
});

describe('the host-independent configuration of the pages', () => {
  it('equals that of nginx, in the same order', () => {
    expect(pageRules(table).map(({ path, file }) => [new RegExp(path, 'u'), `/${file}`])).toEqual(rows);
  });
});

describe('the nginx configuration of the headers', () => {
  const policy = "default-src 'self'; script-src 'self' 'sha256-abc='";

  it('has the policy of the build on every status, with each value quoted', () => {
    const lines = headersConfiguration(policy).trim().split('\n');
    expect(lines).toContain(`add_header content-security-policy "${policy}" always;`);
    expect(lines).toContain('add_header cache-control "no-cache" always;');
    for (const line of lines) expect(line).toMatch(/^add_header [a-z-]+ (?:"[^"]+"|'[^']+') always;$/u);
  });

  it('refuses a value that nginx cannot contain', () => {
    expect(() => headersConfiguration(`a "b" 'c'`)).toThrow(/cannot contain/u);
  });
});
