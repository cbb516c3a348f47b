import { describe, expect, it } from 'vitest';
import type { CallRequest } from '../../../src/api/client';
import { app } from '../../../src/messages/en-IE/app/app';
import { notifications } from '../../../src/messages/en-IE/app/notifications';
import { notifiedSystem } from '../../support/system/notified-system';

/** The generic failure, to the letter (S8.generic). */
const generic = { title: 'An error occurred with your request', message: 'Please try again later' };

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

/** Makes one call of the real client, which `answer` answers, and tells what came of it. */
async function call(answer: () => Promise<Response>, request: Partial<CallRequest> = {}) {
  const system = notifiedSystem({ fetch: (url) => (url === '/api/x' ? answer() : undefined) });
  const ended = await system.environment.client
    .request({ url: '/api/x', method: 'post', ...request } as CallRequest)
    .then(
      () => null,
      (error: unknown) => error,
    );
  return {
    error: ended,
    notices: system.notices().map(({ type, title, message }) => ({ type, title, message })),
    heard: system.heard('session').map(({ type }) => type),
  };
}

describe('S8.generic', () => {
  it("says 'An error occurred with your request' and 'Please try again later'", () => {
    expect([app.genericTitle, app.tryAgainLater]).toEqual([generic.title, generic.message]);
  });

  it("says 'The field options.url is mandatory' for a call without an address, and sends nothing", async () => {
    let isSent = false;
    const { error, notices } = await call(
      () => {
        isSent = true;
        return refused();
      },
      { url: '' },
    );
    const message = 'The field options.url is mandatory';
    expect(error).toMatchObject({ kind: 'mandatory', messages: [message], message });
    expect(notices).toEqual([{ type: 'error', title: 'Error!', message: [message] }]);
    expect(isSent).toBe(false);
  });

  it("has the default titles 'Error!', 'Success!', 'Warning!' and 'Information'", () => {
    expect(notifications.titles).toEqual({
      error: 'Error!',
      success: 'Success!',
      warning: 'Warning!',
      info: 'Information',
      neutral: 'Information',
    });
  });

  it("has the default success message 'Success!', or what the server says as its title", async () => {
    expect((await call(json({ code: 200 }))).notices).toEqual([
      { type: 'success', title: 'Success!', message: 'Success!' },
    ]);
    expect((await call(json({ code: 200, message: 'Your card is saved.' }))).notices).toEqual([
      { type: 'success', title: 'Your card is saved.', message: [] },
    ]);
    expect((await call(json({ code: 200, message: ['Saved.', 'It is the default.'] }))).notices).toEqual([
      { type: 'success', title: 'Saved.', message: ['It is the default.'] },
    ]);
  });

  it('treats a network failure without a response as a 503 with the generic message', async () => {
    const { error, notices } = await call(refused);
    expect(error).toMatchObject({ kind: 'network', code: 503, messages: [generic.title, generic.message] });
    expect(notices).toEqual([{ type: 'error', ...generic }]);
  });

  it.each([
    ['a page', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
    ['nothing', () => Promise.resolve(new Response(''))],
    ['half an answer', () => Promise.resolve(new Response('{"code":2'))],
    ['a list', json([1, 2])],
  ])('treats an unparseable response, %s, as the generic error', async (_what, answer) => {
    const { error, notices } = await call(answer);
    expect(error).toMatchObject({ kind: 'unparseable', messages: [generic.title, generic.message] });
    expect(notices).toEqual([{ type: 'error', ...generic }]);
  });

  it.each([
    ['one', 'The office is closed.', ['The office is closed.']],
    ['several', ['In use.', 'Attach another.'], ['In use.', 'Attach another.']],
  ])('shows %s of the server’s messages with a code that is not accepted', async (_n, message, shown) => {
    const { error, notices } = await call(json({ code: 400, message }));
    expect(error).toMatchObject({ kind: 'rejected', code: 400, messages: shown });
    expect(notices).toEqual([{ type: 'error', title: 'Error!', message: shown }]);
  });

  it.each([
    ['no message', { code: 400 }],
    ['an empty one', { code: 400, message: '' }],
    ['no code either', {}],
  ])('shows the generic texts if a code that is not accepted comes with %s', async (_what, body) => {
    const { error, notices } = await call(json(body));
    expect(error).toMatchObject({ kind: 'rejected', messages: [generic.title, generic.message] });
    expect(notices).toEqual([{ type: 'error', ...generic }]);
  });

  it('emits unauthorized on a 401, of the body or of the status, where auth checking is on', async () => {
    const unauthorized = async (answer: () => Promise<Response>, request: Partial<CallRequest> = {}) =>
      (await call(answer, request)).heard.filter((type) => type === 'unauthorized').length;
    expect(await unauthorized(json({ code: 401 }))).toBe(1);
    expect(await unauthorized(json({ code: 200 }, 401))).toBe(1);
    expect(await unauthorized(json({ code: 401 }), { checkAuth: false })).toBe(0);
    expect(await unauthorized(json({ code: 403 }))).toBe(0);
  });
});
