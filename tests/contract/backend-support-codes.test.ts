import { beforeEach, describe, expect, it } from 'vitest';
import { fetchRecording } from '../../src/review/live/fetch-recording';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { createTestBackend, type TestBackend, type Visitor } from '../support/backend/backend';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { enrolApp } from '../support/backend/second-factor';
import { emptyRecording } from '../support/contract/empty-recording';
import { limitOf } from '../support/contract/limit-of';

const DAY_MS = 24 * 60 * 60 * 1000;
const recording = emptyRecording.replace('"messages": [', '"messages": [ ');

let backend: TestBackend;
let visitor: Visitor;
let admin: Visitor;

const make = async (text = recording): Promise<string> => {
  const { body } = await visitor.call('makeSupportCode', { form: { recording: text } });
  return (body.response as { readonly code: string }).code;
};
const read = (code: string) => admin.call('readSupportCode', { params: { code } });

beforeEach(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups, rateLimits: true } });
  visitor = backend.visitor();
  admin = await backend.visitorAs('admin');
  return () => backend.app.close();
});

describe('D2.extensionGroups.support: a support code', () => {
  it('opens what was sent, for an admin, and the audit says so', async () => {
    const madeAt = backend.clock.now();
    const code = await make();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/u);
    expect((await read(code)).body.response).toEqual({
      recording,
      madeAt: madeAt.toISOString(),
      expiresAt: new Date(madeAt.getTime() + 14 * DAY_MS).toISOString(),
    });
    expect((await admin.call('getAudit')).body.response).toMatchObject([
      { action: 'Opened a support code', customer: null, reason: null },
    ]);
  });

  it('is read as people write it', async () => {
    const code = await make();
    const written = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await read(written)).status).toBe(200);
  });

  it('is stored neither as itself nor beside what it opens', async () => {
    const code = await make();
    const rows = await backend.services.executor.selectFrom('support_codes').selectAll().execute();
    expect(rows).toHaveLength(1);
    const stored = JSON.stringify(rows);
    for (const plain of [code, code.replace('-', ''), 'cabrank-recording'])
      expect(stored).not.toContain(plain);
  });

  it('is gone after two weeks, also before it is swept', async () => {
    const code = await make();
    backend.clock.advance(14 * DAY_MS - 1);
    admin = await backend.visitorAs('admin');
    expect((await read(code)).status).toBe(200);
    backend.clock.advance(1);
    expect((await read(code)).status).toBe(404);
  });

  it('cannot be guessed: a wrong one is 404, and tries are limited', async () => {
    const { tries } = limitOf('readSupportCode', 'account');
    for (let count = 0; count < tries; count += 1) expect((await read('AAAAA-AAAAA')).status).toBe(404);
    expect((await read('AAAAA-AAAAA')).status).toBe(429);
  });

  it('is not counted as a try if it is right', async () => {
    const code = await make();
    for (let count = 0; count <= limitOf('readSupportCode', 'account').tries; count += 1)
      expect((await read(code)).status).toBe(200);
  });

  it('is read by `npm run flows:test`, which signs out again', async () => {
    const code = await make();
    const from = await backend.app.listen({ port: 0 });
    const asking = { from, admin: 'admin@cabrank.test', askPassword: () => Promise.resolve(DEMO_PASSWORD) };
    const sessions = () => backend.services.executor.selectFrom('sessions').select('user_id').execute();
    const before = await sessions();
    expect(await fetchRecording({ ...asking, code })).toBe(recording);
    expect(await sessions()).toEqual(before);
    await expect(fetchRecording({ ...asking, code: 'AAAAA-AAAAA' })).rejects.toThrow('There is no code');
    await enrolApp(backend, admin, 'admin');
    await expect(fetchRecording({ ...asking, code })).rejects.toThrow('has a second step');
  });

  it('is not made of anything else', async () => {
    for (const text of ['{}', 'cabrank', '']) {
      const { status, body } = await visitor.call('makeSupportCode', { form: { recording: text } });
      expect([text, status]).toEqual([text, 400]);
      expect(body.response).toBeUndefined();
    }
  });
});
