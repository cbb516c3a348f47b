import { describe, expect, it } from 'vitest';
import type { ClientPorts } from '../../src/api/client-ports';
import { downloadName } from '../../src/api/download';
import { clientAgainst, refusalOf, texts } from '../support/backends/client-under-test';
import { json } from '../support/backends/stand-in-server';

/** A port that answers the re-check of the session, and counts how often it was asked. */
const recheck = (answer: boolean) => {
  const asked = { times: 0 };
  const unauthorized: ClientPorts['unauthorized'] = () => {
    asked.times += 1;
    return Promise.resolve(answer);
  };
  return { asked, unauthorized };
};

const expired = json({ code: 401, message: 'Please sign in.' });

describe('a 401 response', () => {
  it('to a read is retried once if the session is valid, without a notice', async () => {
    let calls = 0;
    const { asked, unauthorized } = recheck(true);
    const { client, notices } = await clientAgainst(
      () => ((calls += 1) === 1 ? expired : json({ code: 200, response: [1] })),
      { unauthorized },
    );
    expect((await client.request({ url: '/api/x', errorNotice: true })).response).toEqual([1]);
    expect([calls, asked.times, notices]).toEqual([2, 1, []]);
  });

  it('passes on how often the session had proved valid when the call was sent', async () => {
    const named: number[] = [];
    const { client } = await clientAgainst(() => expired, {
      proofs: () => 7,
      unauthorized: (proofs) => Promise.resolve(named.push(proofs) < 0),
    });
    await refusalOf(client.request({ url: '/api/x' }));
    expect(named).toEqual([7]);
  });

  it('twice is an error, reported once if errors are shown', async () => {
    let calls = 0;
    const { asked, unauthorized } = recheck(true);
    const { client } = await clientAgainst(() => ((calls += 1), expired), { unauthorized });
    expect((await refusalOf(client.request({ url: '/api/x' }))).kind).toBe('unauthorized');
    expect([calls, asked.times]).toEqual([2, 1]);
  });

  it('to a read is not retried if the session has ended, and is reported if errors are shown', async () => {
    let calls = 0;
    const { unauthorized } = recheck(false);
    const { client, notices } = await clientAgainst(() => ((calls += 1), expired), { unauthorized });
    await refusalOf(client.request({ url: '/api/x', errorNotice: true }));
    expect(calls).toBe(1);
    expect(notices).toEqual([{ type: 'error', title: texts.error, message: ['Please sign in.'] }]);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)(
    'to a write (%s) never causes a silent repeat: the person decides',
    async (method) => {
      let calls = 0;
      const { asked, unauthorized } = recheck(true);
      const { client, notices } = await clientAgainst(() => ((calls += 1), expired), { unauthorized });
      expect(await refusalOf(client.request({ url: '/api/x', method }))).toMatchObject({
        outcomeUnknown: true,
      });
      expect([calls, asked.times, notices.length]).toEqual([1, 1, 1]);
    },
  );

  it('to a download is retried once as well', async () => {
    let calls = 0;
    const { unauthorized } = recheck(true);
    const { client } = await clientAgainst(
      () => {
        calls += 1;
        return calls === 1
          ? expired
          : {
              kind: 'answer',
              status: 200,
              headers: {
                'content-type': 'application/pdf',
                'content-disposition': 'attachment; filename=a.pdf',
              },
              body: 'pdf',
            };
      },
      { unauthorized },
    );
    expect((await client.download({ url: '/api/x' }, downloadName)).name).toBe('a.pdf');
  });

  it('to a call that does not check the session causes no check, and the call is refused', async () => {
    const { asked, unauthorized } = recheck(true);
    const { client } = await clientAgainst(() => expired, { unauthorized });
    const refused = client.request({ url: '/api/auth/login', method: 'post', checkAuth: false });
    expect(await refusalOf(refused)).toMatchObject({ kind: 'unauthorized', outcomeUnknown: false });
    expect(asked.times).toBe(0);
  });
});

describe('a response for a previous user', () => {
  it.each(['get', 'post'] as const)('(%s) is discarded silently', async (method) => {
    let account = 'aoife';
    const { client, notices, events } = await clientAgainst(
      () => {
        account = 'sean';
        return json({ code: method === 'get' ? 401 : 200, message: 'Your card was added.' });
      },
      { account: () => account },
    );
    const ending = client.request({ url: '/api/x', method });
    await expect(ending).rejects.toMatchObject({ name: 'AbortError' });
    expect([notices, events]).toEqual([[], []]);
  });

  it('does not include requests from before the user was known, such as the configuration', async () => {
    let account: string | null = null;
    const { client } = await clientAgainst(
      () => {
        account = 'aoife';
        return json({ code: 200 });
      },
      { account: () => account },
    );
    expect((await client.request({ url: '/api/config' })).code).toBe(200);
  });

  it('is not assumed if the call itself changes who is signed in', async () => {
    let account = '';
    const { client } = await clientAgainst(
      () => {
        account = 'aoife';
        return json({ code: 200 });
      },
      { account: () => account },
    );
    const login = client.request({ url: '/api/auth/login', method: 'post', checkAuth: false });
    expect((await login).code).toBe(200);
  });
});

describe('an admin who only looks at an account', () => {
  it('sends no write, except one that changes nothing of the customer’s; a read is sent', async () => {
    let calls = 0;
    const { client, notices } = await clientAgainst(() => ((calls += 1), json({ code: 200 })), {
      refusesWrites: () => true,
    });
    for (const checkAuth of [true, false])
      expect(await refusalOf(client.request({ url: '/api/x', method: 'patch', checkAuth }))).toMatchObject({
        kind: 'rejected',
        code: 403,
        outcomeUnknown: false,
        messages: [texts.onlyLooking],
      });
    expect(calls).toBe(0);
    const told = { type: 'error', title: texts.error, message: [texts.onlyLooking] };
    expect(notices).toEqual([told, told]);
    expect((await client.request({ url: '/api/x' })).code).toBe(200);
    expect((await client.request({ url: '/api/x', method: 'post', whileLooking: true })).code).toBe(200);
    expect(calls).toBe(2);
  });
});

describe('another user’s session in this browser', () => {
  it('blocks a write and says so; a read is sent', async () => {
    let calls = 0;
    const { client, notices } = await clientAgainst(() => ((calls += 1), json({ code: 200 })), {
      mayWrite: () => false,
    });
    expect(await refusalOf(client.request({ url: '/api/x', method: 'post' }))).toMatchObject({
      kind: 'rejected',
      outcomeUnknown: false,
      messages: [texts.accountChanged],
    });
    expect(calls).toBe(0);
    expect(notices).toEqual([{ type: 'error', title: texts.error, message: [texts.accountChanged] }]);
    expect((await client.request({ url: '/api/x' })).code).toBe(200);
  });

  it('does not prevent signing in', async () => {
    const { client } = await clientAgainst(() => json({ code: 200 }), { mayWrite: () => false });
    const login = client.request({ url: '/api/auth/login', method: 'post', checkAuth: false });
    expect((await login).code).toBe(200);
  });
});
