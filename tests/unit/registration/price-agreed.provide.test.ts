import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectPremiumConfig } from '../../../machines/app/app/app.selectors';
import { selectFailure } from '../../../machines/registration/submission/submission.selectors';
import type { ProfileType } from '../../../src/domain/entities';
import { renewOffer } from '../../../src/features/registration/submission/agreed.provide';
import { createApiClient } from '../../../src/app/environment/client';
import {
  addProfile,
  payload,
  register,
  submit,
  submissionOf,
  subscribe,
  typed,
} from '../../support/system/provide/payloads';
import { card, enterWorld, niamh, premiumPrices } from '../../support/system/provide/wizard-world';

const extensions = ['auth', 'registration', 'idempotency', 'price-agreed'];
const offer = {
  ...premiumPrices,
  personalPriceDiscounted: 499,
  initialDiscount: 50,
  discountLength: 3,
  termsVersion: 'v7',
};
const reads = { '/api/premium/config': offer };

const agreedIn = async (
  mode: Parameters<typeof payload>[0],
  profileType: ProfileType,
  world: object = {},
) => {
  const sent = (await payload(mode, { profileType, card }, { extensions, reads, ...world }))[1];
  return (sent as { readonly agreed?: unknown }).agreed;
};

describe('the agreed price', () => {
  it('is sent with a payment: the first month, the users, and the version of the terms', async () => {
    const personal = { price: 499, currency: 'EUR', users: 1, termsVersion: 'v7' };
    expect(await agreedIn(subscribe, 'personal')).toEqual(personal);
    expect(await agreedIn(addProfile(), 'business', { user: niamh })).toEqual({
      ...personal,
      price: 4999,
      users: 12,
    });
    const again = { ...niamh, receivedPremiumDiscount: true };
    expect(await agreedIn(addProfile(), 'personal', { user: again })).toEqual({ ...personal, price: 999 });
  });

  it('is not sent if nothing is paid, Premium is off, or the backend does not compare it', async () => {
    expect(await agreedIn(register(), 'standard')).toBeUndefined();
    expect(await agreedIn(register(), 'business', { premiumEnabled: false })).toBeUndefined();
    expect(await agreedIn(subscribe, 'personal', { extensions: ['registration'] })).toBeUndefined();
  });

  it('is not sent again with a confirmation', async () => {
    const asked = { payment_intent_client_secret: 'pi_1_secret_x' };
    const required = { code: 402, stripe_action: asked, response: { uuid: 'v1' } };
    const answers = [required, { code: 200, response: { uuid: 'v1' } }];
    const sent = await submit(
      subscribe,
      { profileType: 'personal', card },
      { extensions, reads, answers, intentId: 'pi_1' },
    );
    expect(sent.map(({ body }) => 'agreed' in (body as object))).toEqual([true, false]);
  });
});

describe('a changed offer', () => {
  const text = 'The price has changed: the first month now costs €6.00.';
  const answers = [{ code: 409, message: text, errors: { agreed: text }, response: { price: 600 } }];
  const later = { ...offer, personalPriceDiscounted: 600 };

  async function refusedTo(user: object | null, now: object | null) {
    const world = await enterWorld({ extensions, reads, answers, user });
    const machine = submissionOf((user === null ? subscribe : addProfile())(world.environment));
    const onReturn = vi.fn();
    const actor = createActor(
      machine.provide({ actions: { reportReturn: onReturn, reopenCard: () => undefined } }),
      { input: { customer: null, repeatable: true } },
    ).start();
    world.reads['/api/premium/config'] = now;
    const body = { profileType: 'personal', values: typed };
    actor.send({ type: 'submission.requested', body, card, key: 'press-1' });
    await vi.waitFor(() => expect(onReturn).toHaveBeenCalledOnce());
    expect(selectFailure(actor.getSnapshot())).toEqual({
      kind: 'refused',
      messages: [text],
      fields: { agreed: text },
    });
    expect(world.failures).toEqual([]);
    return world;
  }

  it('is read again, with a customer’s discount, before the refusal is shown', async () => {
    const { app, asked } = await refusedTo(niamh, later);
    expect(selectPremiumConfig(app.getSnapshot())?.personalPriceDiscounted).toBe(600);
    expect(asked.filter((url) => url === '/api/auth/user')).toHaveLength(2);
  });

  it('is no longer awaited after the person has left', async () => {
    const { environment } = await enterWorld({ extensions, reads });
    const { adapters, app } = environment;
    const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
    const client = createApiClient({ ...adapters, fetch }, () => environment);
    const leaving = new AbortController();
    void renewOffer({ ...environment, client }, leaving.signal);
    const signal = fetch.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    leaving.abort();
    expect(signal?.aborted).toBe(true);
    expect(selectPremiumConfig(app().getSnapshot())?.personalPriceDiscounted).toBe(499);
  });

  it('that cannot be read is still reported with the server’s message', async () => {
    const { app, asked } = await refusedTo(null, null);
    expect(selectPremiumConfig(app.getSnapshot())?.personalPriceDiscounted).toBe(499);
    expect(asked.filter((url) => url === '/api/auth/user')).toHaveLength(1);
  });
});
