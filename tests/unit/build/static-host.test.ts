import { describe, expect, it } from 'vitest';
import { pageTable } from '../../../src/build/pages';
import { headersConfiguration, pageRules, pagesConfiguration } from '../../../src/build/static-host';
import { NAMED_ROUTES, SLUG_ROUTES } from '../../../src/domain/app-routes';

const table = pageTable([...NAMED_ROUTES, ...SLUG_ROUTES]);
const rows = [...pagesConfiguration(table).matchAll(/^ {2}"~(.+)" (\S+);$/gmu)].map(
  ([, expression = '', file = '']) => [new RegExp(expression, 'u'), file] as const,
);

/** As nginx does it: the first expression that fits a decoded path. */
const pageFor = (path: string): string => rows.find(([expression]) => expression.test(path))?.[1] ?? '/.none';

describe('what nginx is told of the pages', () => {
  it('has a row for every page and route, and a default that is none', () => {
    expect(rows).toHaveLength(Object.keys(table.pages).length + table.app.length);
    expect(pagesConfiguration(table)).toMatch(/^map \$uri \$cabrank_page \{\n {2}default \/[.]none;\n/u);
  });

  it.each([
    ['/', '/index.html'],
    ['/login', '/login.html'],
    ['/login/', '/login.html'],
    ['/register/signup', '/register-signup.html'],
    ['/register/signup/business', '/shell.html'],
    ['/profile', '/shell.html'],
    ['/content/privacy', '/shell.html'],
    ['/content/nothing', '/.none'],
    ['/content/', '/shell.html'],
    ['/admin/credit-account-requests', '/shell.html'],
    ['/admin/credit-account-requests/c0ffee00-0000-4000-8000-000000000007', '/shell.html'],
    ['/admin/credit-account-requests/7', '/.none'],
    ['/track/7QF2', '/shell.html'],
    ['/track/a.b', '/.none'],
    ['/Preisliste für München', '/shell.html'],
    ['/backLogin', '/.none'],
    ['/BACKLOGIN/', '/.none'],
    ['/price.list', '/.none'],
    ['/shell.html', '/.none'],
    ['/no/such/page', '/.none'],
  ])('%s is %s', (path, file) => expect(pageFor(path)).toBe(file));
});

describe('what any host is told of the pages', () => {
  it('is the same as nginx is told, in the same order', () => {
    expect(pageRules(table).map(({ path, file }) => [new RegExp(path, 'u'), `/${file}`])).toEqual(rows);
  });
});

describe('what nginx is told of the headers', () => {
  const policy = "default-src 'self'; script-src 'self' 'sha256-abc='";

  it('has the policy of the build, on every status, and each value as one word', () => {
    const lines = headersConfiguration(policy).trim().split('\n');
    expect(lines).toContain(`add_header content-security-policy "${policy}" always;`);
    expect(lines).toContain('add_header cache-control "no-store" always;');
    for (const line of lines) expect(line).toMatch(/^add_header [a-z-]+ (?:"[^"]+"|'[^']+') always;$/u);
  });

  it('refuses a value that nginx cannot be told', () => {
    expect(() => headersConfiguration(`a "b" 'c'`)).toThrow(/cannot be told/u);
  });
});
