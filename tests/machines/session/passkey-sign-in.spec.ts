import { expect } from 'vitest';
import type { passkeySignInMachine } from '../../../machines/session/passkey-sign-in/passkey-sign-in.machine';
import { selectForm } from '../../../machines/session/passkey-sign-in/passkey-sign-in.selectors';
import { PASSKEY_OFFER_LIFETIME_MS } from '../../../src/domain/limits';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type PasskeyRig = Rig<typeof passkeySignInMachine>;

const press = (rig: PasskeyRig) => rig.sendTo('form', { type: 'form.submitted', values: {}, key: 'press-1' });
const offered = (rig: PasskeyRig) => rig.isRunning('offerPasskeys');
const state = (rig: PasskeyRig) => rig.snapshot().value;

export const spec: FlowSpec<typeof passkeySignInMachine> = {
  flow: flows['passkey-sign-in'],
  own: ['offered.quiet'],
  waits: { 'form submitForm': call, 'form reconcile': here, 'form completeForm': call },
  unplayed: 'A passkey needs an authenticator; the browser tests of signing in have one.',
  invariants: {
    offered: (snapshot) => expect(selectForm(snapshot)).toBeDefined(),
    'offered.offering': (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    'offered.quiet': (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    'offered.signingIn': (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    'offered.signedIn': (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
  },
  scenarios: {
    'D2.extensionGroups.secondFactor: a press signs in, and nothing is offered at the field any more'(start) {
      const rig = start();
      expect([state(rig), offered(rig)]).toEqual([{ offered: 'offering' }, true]);
      press(rig);
      expect([state(rig), offered(rig)]).toEqual([{ offered: 'signingIn' }, false]);
      rig.settle('form/submitForm', 'accepted');
      rig.settle('form/completeForm', 'completed');
      expect([state(rig), offered(rig)]).toEqual([{ offered: 'signedIn' }, false]);
    },
    'a passkey that was picked at the field is sent without a press'(start) {
      const rig = start();
      rig.settle('offerPasskeys', 'picked');
      expect([state(rig), rig.isRunning('form/submitForm')]).toEqual([{ offered: 'signingIn' }, true]);
      expect(rig.inputOf('form/submitForm')).toMatchObject({ values: { passkey: { id: 'rank-7' } } });
    },
    'an offer that was turned away is not made again; the button still works'(start) {
      const rig = start();
      rig.settle('offerPasskeys', 'turnedAway');
      expect([state(rig), offered(rig)]).toEqual([{ offered: 'quiet' }, false]);
      rig.sendTo('form', { type: 'form.edited' });
      expect([state(rig), offered(rig)]).toEqual([{ offered: 'quiet' }, false]);
      press(rig);
      expect(state(rig)).toEqual({ offered: 'signingIn' });
    },
    'D5.2: after a refusal or a lost answer the passkeys are offered again'(start) {
      for (const outcome of ['refused', 'offline'] as const) {
        const rig = start();
        press(rig);
        rig.settle('form/submitForm', outcome);
        expect([state(rig), offered(rig)]).toEqual([{ offered: 'offering' }, true]);
        press(rig);
        expect(state(rig)).toEqual({ offered: 'signingIn' });
      }
    },
    'the offer is renewed before its challenge expires'(start) {
      const rig = start();
      const before = rig.live().find(({ path }) => path === 'offerPasskeys')?.ref;
      rig.advance(PASSKEY_OFFER_LIFETIME_MS);
      const after = rig.live().find(({ path }) => path === 'offerPasskeys')?.ref;
      expect([offered(rig), after === before]).toEqual([true, false]);
    },
    'own: a form that fails is logged and starts again'(start) {
      const rig = start();
      const before = selectForm(rig.snapshot());
      press(rig);
      rig.settle('form', 'crashed');
      expect(rig.effects.map(({ type }) => type)).toEqual(['logFailure']);
      expect([selectForm(rig.snapshot()) === before, state(rig)]).toEqual([false, { offered: 'offering' }]);
    },
  },
};
