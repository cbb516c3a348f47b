import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultCalls } from '../../../src/review/faults/calls';
import { faultKinds } from '../../../src/review/faults/kinds';
import { playCell } from '../../support/faults/play-cell';
import type { Changes } from '../../support/faults/world';

type Broken = NonNullable<Changes['fetch']>;

/** Treats a response that cannot be read as a good one. */
const swallows: Broken = (send) => async (input, init) => {
  const response = await send(input, init);
  const text = await response.text();
  try {
    JSON.parse(text);
    return new Response(text, response);
  } catch {
    return Response.json({ code: 200, response: null });
  }
};

const isWrite = (init?: RequestInit): boolean => (init?.method ?? 'GET') !== 'GET';

const withNewKey = (init?: RequestInit): RequestInit => {
  const headers = new Headers(init?.headers);
  headers.set('Idempotency-Key', crypto.randomUUID());
  return { ...init, headers };
};

/** Sends each write a second time, as a new request. */
const sendsTwice: Broken = (send) => async (input, init) => {
  if (isWrite(init)) await send(input, withNewKey(init)).catch(() => undefined);
  return send(input, init);
};

/** Gives each attempt of the same press a new key. */
const forgetsKeys: Broken = (send) => (input, init) => send(input, isWrite(init) ? withNewKey(init) : init);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The calls for which a cell of this kind has a problem. */
async function found(kindName: string, fetch: Broken): Promise<readonly string[]> {
  const kind = faultKinds.find(({ name }) => name === kindName);
  if (!kind) throw new Error(`There is no ${kindName}`);
  const names: string[] = [];
  for (const call of faultCalls)
    for (const play of kind.plays)
      if ((await playCell(call, kind, play, { fetch })).length > 0) names.push(call.name);
  return names;
}

describe('The matrix finds', () => {
  it('a client that accepts an unreadable response', async () => {
    expect(await found('no JSON', swallows)).toEqual(
      expect.arrayContaining([
        'GET /api/auth/user',
        'POST /api/content/contact',
        'POST /api/user/{uuid}/settings/change-password',
      ]),
    );
  });

  it('a write that is sent twice', async () => {
    expect(await found('late', sendsTwice)).toEqual(
      expect.arrayContaining([
        'POST /api/content/contact',
        'POST /api/user/{uuid}/cards/add',
        'POST /api/premium/subscribe/add-profile',
      ]),
    );
  });

  it('a repeated press that sends another request', async () => {
    expect(await found('broken after the work', forgetsKeys)).toContain('POST /api/content/contact');
  });
});
