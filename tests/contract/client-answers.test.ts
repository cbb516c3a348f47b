import { describe, expect, it } from 'vitest';
import { Malformed } from '../../src/api/codec/read';
import { clientAgainst, genericMessages, refusalOf } from '../support/backends/client-under-test';
import { html, json, type Behaviour } from '../support/backends/stand-in-server';

const PAGE = '<html><body>Sign in</body></html>';

const answered = async (behaviour: Behaviour, accepted?: readonly number[]) => {
  const { client } = await clientAgainst(() => behaviour);
  return client.request({ url: '/api/x', ...(accepted && { accepted }) });
};

const refused = async (behaviour: Behaviour, accepted?: readonly number[]) => {
  const under = await clientAgainst(() => behaviour);
  const error = await refusalOf(under.client.request({ url: '/api/x', ...(accepted && { accepted }) }));
  return { ...under, error };
};

describe('an accepted response', () => {
  it('has code 200 unless configured otherwise', async () => {
    expect(await answered(json({ code: 200, message: 'Done', response: [1] }))).toEqual({
      code: 200,
      message: ['Done'],
      response: [1],
      location: null,
      stripe: false,
      stripeAction: null,
    });
  });

  it('has messages as a list, without empty or invalid entries', async () => {
    expect((await answered(json({ code: 200, message: ['One', '', 2, 'Two'] }))).message).toEqual([
      'One',
      'Two',
    ]);
    expect((await answered(json({ code: 200, message: '' }))).message).toEqual([]);
  });

  it('takes location and stripe_action from the root or from the response', async () => {
    const secret = { setup_intent_client_secret: 'seti_1_secret_2' };
    const wanted = { setupIntentClientSecret: 'seti_1_secret_2', paymentIntentClientSecret: null };
    const root = await answered(json({ code: 200, location: '/a', stripe_action: secret }));
    const inner = await answered(json({ code: 200, response: { location: '/b', stripe_action: secret } }));
    expect(root).toMatchObject({ location: '/a', stripeAction: wanted });
    expect(inner).toMatchObject({ location: '/b', stripeAction: wanted });
    const both = await answered(json({ code: 200, location: '/a', response: { location: '/b' } }));
    expect(both.location).toBe('/a');
  });

  it.each([
    ['the body', json({ code: 402, stripe_action: {} }, 200)],
    ['the status', json({ code: 200, stripe_action: {} }, 402)],
    ['the status without a code', json({ stripe_action: {} }, 402)],
    ['both', json({ code: 402, stripe_action: {} }, 402)],
  ])('may be 402, given by %s', async (_, behaviour) => {
    expect((await answered(behaviour, [200, 402])).code).toBe(402);
  });

  it('takes precedence over an HTTP error status if its code is accepted and not a success', async () => {
    expect((await answered(json({ code: 404 }, 500), [200, 404])).code).toBe(404);
  });
});

describe('a refused response', () => {
  it('without a code counts as code 0', async () => {
    const { error } = await refused(json({ response: [] }));
    expect(error).toMatchObject({
      kind: 'rejected',
      code: 0,
      messages: genericMessages,
      outcomeUnknown: true,
    });
  });

  it.each(['200', null, true, 0])(
    'with the code %j counts as code 0: the outcome is unknown',
    async (code) => {
      expect((await refused(json({ code }))).error).toMatchObject({ code: 0, outcomeUnknown: true });
      expect((await refused(json({ code }, 400))).error.outcomeUnknown).toBe(false);
    },
  );

  it.each([
    ['post', 200, true],
    ['delete', 402, true],
    ['get', 200, false],
  ] as const)(
    'for a %s is also an accepted one that cannot be parsed, with code %i',
    async (method, code, outcomeUnknown) => {
      const { client } = await clientAgainst(() => json({ code }));
      const call = client.call({ url: '/api/x', method, accepted: [200, 402] }, () => {
        throw new Malformed('no card');
      });
      expect(await refusalOf(call)).toMatchObject({ kind: 'malformed', code, outcomeUnknown });
    },
  );

  it('is not the result of a bug in a parser', async () => {
    const { client, notices } = await clientAgainst(() => json({ code: 200 }));
    const call = client.call({ url: '/api/x', method: 'post' }, () => {
      throw new TypeError('A mistake of ours');
    });
    await expect(call).rejects.toThrow(TypeError);
    expect(notices).toEqual([]);
  });

  it('shows the server’s messages', async () => {
    const { error } = await refused(json({ code: 400, message: ['No.', 'Never.'] }, 400));
    expect(error).toMatchObject({ kind: 'rejected', code: 400, messages: ['No.', 'Never.'] });
    expect(error.message).toBe('No. Never.');
  });

  it('has the code from the body, whatever the status', async () => {
    expect((await refused(json({ code: 400 }, 200))).error.code).toBe(400);
    expect((await refused(json({ code: 409 }, 500))).error).toMatchObject({
      code: 409,
      outcomeUnknown: false,
    });
  });

  it.each([400, 403, 404, 500, 503])(
    'is one with HTTP status %i and code 200 in the body',
    async (status) => {
      const { error } = await refused(json({ code: 200, response: [] }, status));
      expect(error).toMatchObject({ kind: 'rejected', code: status, outcomeUnknown: status >= 500 });
    },
  );

  it('is a 402 if the call does not accept it', async () => {
    expect((await refused(json({ code: 402, message: 'Pay first.' }, 402))).error).toMatchObject({
      kind: 'rejected',
      code: 402,
      messages: ['Pay first.'],
    });
  });

  it('contains fields, the stripe flag and the response', async () => {
    const errors = { email: 'Known.', phone: ['no text'] };
    const { error } = await refused(json({ code: 400, stripe: true, errors, response: { uuid: 'u' } }, 400));
    expect(error.fields).toEqual({ email: 'Known.' });
    expect(error.stripe).toBe(true);
    expect(error.response).toEqual({ uuid: 'u' });
    expect((await refused(json({ code: 400, stripe: 'yes', errors: [] }))).error).toMatchObject({
      fields: {},
      stripe: false,
      response: null,
    });
  });

  it.each([
    [500, true],
    [503, true],
    [400, false],
    [404, false],
    [409, false],
    [422, false],
    [429, false],
  ])('with code %i leaves the outcome unknown: %s', async (code, unknown) => {
    expect((await refused(json({ code }, code))).error.outcomeUnknown).toBe(unknown);
  });

  it.each([
    [199, false],
    [201, true],
    [299, true],
    [300, false],
  ])('with code %i and a success status leaves the outcome unknown: %s', async (code, unknown) => {
    expect((await refused(json({ code }))).error.outcomeUnknown).toBe(unknown);
  });

  it('leaves the outcome unknown with code 200 if that is not accepted', async () => {
    expect((await refused(json({ code: 200 }), [402])).error).toMatchObject({
      code: 200,
      outcomeUnknown: true,
    });
  });

  it('leaves the outcome unknown with a 409 with Retry-After: the same key is still running', async () => {
    const unknown = async (code: number) =>
      (await refused(json({ code }, code, { 'Retry-After': '1' }))).error.outcomeUnknown;
    expect([await unknown(409), await unknown(429)]).toEqual([true, false]);
  });
});

describe('401', () => {
  const sources: [string, Behaviour][] = [
    ['the body', json({ code: 401, message: 'Please sign in.' }, 200)],
    ['the status', json({ code: 200 }, 401)],
    ['the status without a code', json({}, 401)],
    ['the status of a page', html(PAGE, 401)],
    ['the status of an empty answer', { kind: 'answer', status: 401 }],
  ];

  it.each(sources)('given by %s is unauthorized', async (_, behaviour) => {
    const { error, events } = await refused(behaviour);
    expect(error).toMatchObject({ kind: 'unauthorized', code: 401, outcomeUnknown: true });
    expect(events).toEqual(['unauthorized']);
  });

  it.each(sources)('given by %s causes no event if the session is not checked', async (_, behaviour) => {
    const { client, events } = await clientAgainst(() => behaviour);
    const error = await refusalOf(client.request({ url: '/api/x', checkAuth: false }));
    expect(error.kind).toBe('unauthorized');
    expect(events).toEqual([]);
  });

  it('can be accepted', async () => {
    expect((await answered(html(PAGE, 401), [200, 401])).code).toBe(401);
  });
});

describe('the version', () => {
  const versions = async (...answers: Behaviour[]) => {
    const queue = [...answers];
    const { client, events } = await clientAgainst(() => queue.shift() ?? json({ code: 200 }));
    for (const _ of answers) await client.request({ url: '/api/x' }).catch(() => undefined);
    return events;
  };

  const body = (version: string | null) => json({ code: 200, version });
  const header = (version: string, more: object = {}) =>
    json({ code: 200, ...more }, 200, { 'X-App-Version': version });

  it('is compared with the first one seen, and a difference is reported once', async () => {
    expect(await versions(body('1'), body('1'))).toEqual([]);
    expect(await versions(body('1'), body('2'), body('3'), body('1'), body('2'))).toEqual(['expired 2']);
  });

  it('may be in the header, after that of the body', async () => {
    expect(await versions(header('1'), header('2'))).toEqual(['expired 2']);
    expect(await versions(header('1'), body('2'))).toEqual(['expired 2']);
    expect(await versions(header('9', { version: '1' }), body('1'))).toEqual([]);
  });

  it('may be missing', async () => {
    expect(
      await versions(json({ code: 200 }), body(null), body('1'), json({ code: 200 }), body('1')),
    ).toEqual([]);
  });

  it('is also read from a refusal and from a page', async () => {
    expect(await versions(body('1'), json({ code: 400, version: '2' }, 400))).toEqual(['expired 2']);
    const page: Behaviour = { kind: 'answer', status: 502, headers: { 'X-App-Version': '2' }, body: PAGE };
    expect(await versions(body('1'), page)).toEqual(['expired 2']);
  });
});
