import { describe, expect, it } from 'vitest';
import type { CallRequest } from '../../src/api/client';
import { clientAgainst, texts } from '../support/backends/client-under-test';
import { json, type Behaviour } from '../support/backends/stand-in-server';

const noticesOf = async (behaviour: Behaviour, request: Omit<CallRequest, 'url'>) => {
  const { client, notices } = await clientAgainst(() => behaviour);
  await client.request({ url: '/api/x', ...request } as CallRequest).catch(() => undefined);
  return notices;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const settings = [undefined, true, false] as const;

describe('notices', () => {
  const cells = methods.flatMap((method) =>
    settings.flatMap((success) => settings.map((error) => ({ method, success, error }))),
  );

  it.each(cells)('$method with success $success and error $error', async ({ method, success, error }) => {
    const options = {
      method,
      ...(success !== undefined && { successNotice: success }),
      ...(error !== undefined && { errorNotice: error }),
    };
    const isWrite = method !== 'get';
    const good = await noticesOf(json({ code: 200, message: 'Saved.' }), options);
    const bad = await noticesOf(json({ code: 400, message: 'No.' }, 400), options);
    expect(good).toEqual((success ?? isWrite) ? [{ type: 'success', title: 'Saved.', message: [] }] : []);
    expect(bad).toEqual((error ?? isWrite) ? [{ type: 'error', title: 'Error!', message: ['No.'] }] : []);
  });

  it('show Success! if the server sends no message', async () => {
    expect(await noticesOf(json({ code: 200 }), { method: 'post' })).toEqual([
      { type: 'success', title: 'Success!', message: 'Success!' },
    ]);
  });

  it('show the generic texts if the server sends no message for an error', async () => {
    expect(await noticesOf(json({ code: 500 }, 500), { method: 'post' })).toEqual([
      { type: 'error', title: texts.genericTitle, message: texts.tryAgain },
    ]);
  });

  it('show each of several messages', async () => {
    expect(await noticesOf(json({ code: 400, message: ['One.', 'Two.'] }), { method: 'post' })).toEqual([
      { type: 'error', title: 'Error!', message: ['One.', 'Two.'] },
    ]);
  });

  it('do not report a required payment as a success', async () => {
    const accepted = [200, 402];
    expect(await noticesOf(json({ code: 402, message: 'More.' }, 402), { method: 'post', accepted })).toEqual(
      [],
    );
  });

  it('report a 401 of a write like any other error', async () => {
    expect(await noticesOf(json({ code: 401, message: 'Please sign in.' }, 401), { method: 'post' })).toEqual(
      [{ type: 'error', title: 'Error!', message: ['Please sign in.'] }],
    );
  });
});
