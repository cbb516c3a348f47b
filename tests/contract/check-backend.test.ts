import { execFile } from 'node:child_process';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { checkBackend, readOnlyOperations, type Finding } from '../support/backend/backend-check';
import { startMinimalBackend, type MinimalBackend } from '../support/backends/minimal-backend';
import { html, json, startStandIn } from '../support/backends/stand-in-server';

let backend: TestBackend;
let origin: string;
let standIn: MinimalBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  standIn = await startMinimalBackend(/\/settings\/view$/u);
});
afterAll(async () => {
  await backend.app.close();
  await standIn.close();
});

const idsOf = (findings: readonly Finding[], result: Finding['result']): string[] =>
  findings.filter((finding) => finding.result === result).map(({ operationId }) => operationId);

const CUSTOMER = [
  'viewCards',
  'viewBusinessCards',
  'viewPremiumSubscriptions',
  'viewAccounts',
  'viewSettings',
  'getCustomerAudit',
  'listReceipts',
  'downloadReceipt',
  'listSessions',
  'listFactors',
];
const ADMIN = [
  'getAdminNav',
  'getDashboard',
  'findCustomers',
  'listCreditAccountRequests',
  'getCreditAccountRequest',
  'getAudit',
];
const PUBLIC = ['getConfig', 'getPremiumConfig', 'getUser', 'getTerms', 'getPrivacy', 'getContact', 'getNav'];

describe('the read-only part of the contract against another backend', () => {
  it('sends no request that changes anything', () => {
    const ids = readOnlyOperations.map(({ operationId }) => operationId);
    expect(ids).toEqual(expect.arrayContaining([...PUBLIC, ...CUSTOMER, 'getAdminNav']));
    expect(ids).not.toContain('logout');
    expect(ids).not.toContain('endImpersonation');
    expect(readOnlyOperations.every(({ method }) => method === 'get')).toBe(true);
  });

  it('without a session: checks public calls, and skips the rest with a reason', async () => {
    const { extensions } = backend.services.switches.current();
    await backend.services.switches.change({ extensions: extensions.filter((group) => group !== 'admin') });
    const findings = await checkBackend(origin, null);
    await backend.services.switches.restore();
    expect(findings).toHaveLength(readOnlyOperations.length);
    expect(idsOf(findings, 'failed')).toEqual([]);
    expect(idsOf(findings, 'passed')).toEqual(PUBLIC);
    const view = findings.find(({ operationId }) => operationId === 'viewCards');
    expect(view?.what).toBe('needs a session: give one in CONTRACT_COOKIE');
    const dashboard = findings.find(({ operationId }) => operationId === 'getDashboard');
    expect(dashboard?.what).toBe('the extension group admin is not listed');
  });

  it("with a customer's session: checks the customer's own data as well", async () => {
    const findings = await checkBackend(origin, (await backend.visitorAs('premium')).cookie());
    expect(idsOf(findings, 'failed')).toEqual([]);
    expect(idsOf(findings, 'passed')).toEqual([...PUBLIC, ...CUSTOMER]);
  });

  it("with an admin's session: checks the admin's navigation, figures, customers, requests and audit", async () => {
    const findings = await checkBackend(origin, (await backend.visitorAs('admin')).cookie());
    expect(idsOf(findings, 'failed')).toEqual([]);
    expect(idsOf(findings, 'passed')).toEqual([...PUBLIC, ...ADMIN]);
  });

  it('reports what another backend leaves out', async () => {
    const login = await fetch(`${standIn.url}/api/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: standIn.email, password: standIn.password }),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const findings = await checkBackend(standIn.url, cookie);
    expect(idsOf(findings, 'failed')).toEqual(['viewSettings']);
    // Its subjects are bare texts.
    expect(idsOf(findings, 'passed')).toContain('getContact');
    expect(findings.find(({ operationId }) => operationId === 'viewSettings')?.what).toMatch(/^404/u);
    expect(idsOf(await checkBackend(standIn.url, null), 'failed')).toEqual([]);
    expect(standIn.calls.filter((call) => !/^(GET|POST \/api\/auth\/login)/u.test(call))).toEqual([]);
  });

  it('fails on a wrong shape, a wrong code, a wrong type, an undocumented status, and an unreachable backend', async () => {
    const wrong = await startStandIn(({ url }) => {
      if (url === '/api/config') return json({ code: 200, response: { stripePublicKey: 7, extensions: [] } });
      if (url === '/api/premium/config') return json({ code: 500, message: 'no' });
      if (url === '/api/auth/user') return html('<h1>Hello</h1>');
      if (url === '/api/content/terms') return json({ code: 418, message: 'teapot' }, 418);
      return json({ code: 404, message: 'Not here' }, 404);
    });
    const findings = await checkBackend(wrong.origin, null);
    const what = (id: string) => findings.find(({ operationId }) => operationId === id)?.what;
    expect(idsOf(findings, 'failed')).toEqual(['getConfig', 'getPremiumConfig', 'getUser', 'getTerms']);
    expect(what('getConfig')).toContain('/response/stripePublicKey must be string');
    expect(what('getPremiumConfig')).toContain('its code is 500');
    expect(what('getUser')).toContain('its content type is text/html');
    expect(what('getTerms')).toContain('documents no status 418');
    await wrong.close();
    expect(idsOf(await checkBackend(wrong.origin, null), 'failed')).toEqual(PUBLIC);
  });
});

describe('npm run contract', () => {
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['src/build/run.mjs', 'tests/contract/check-backend.ts', ...args],
        { env: { PATH: process.env['PATH'], ...env } },
        (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
      );
    });

  it('prints every operation and the counts, and reads the session from CONTRACT_COOKIE', async () => {
    const { code, output } = await run([`${origin}/`], {
      CONTRACT_COOKIE: (await backend.visitorAs('standard')).cookie() ?? '',
    });
    expect(output).toMatch(/^ok {4}GET \/api\/user\/\{uuid\}\/cards\/view +200$/mu);
    expect(output).toMatch(/^16 passed, 0 failed, \d+ skipped$/mu);
    expect(code).toBe(0);
  });

  it('exits with an error for an invalid session, for a bad response, and without an address', async () => {
    const none = await run([origin], { CONTRACT_COOKIE: 'cabrank_session=nobody' });
    expect(none.output).toContain('CONTRACT_COOKIE is no session of this backend.');
    expect(none.code).toBe(1);
    const gone = await run(['http://127.0.0.1:9']);
    expect(gone.output).toContain('0 passed, 7 failed');
    expect(gone.code).toBe(1);
    expect(await run([])).toMatchObject({ code: 1 });
  });
});
