import { deviceList } from '#messages/settings/device-list';
import { press } from '../../../../src/review/scripts/words';
import type { PlayedFlow } from '../played-flow';
import { answered, CRASH, formEndings, lost, QUICK } from '../words';

const question = deviceList.question;
const PHONE = deviceList.signOutOf({ device: 'Safari on iOS' });

const seenAt = { signedInAt: '2026-11-20T09:00:00Z', lastUsedAt: '2026-11-20T10:00:00Z' };
const devices = [
  { id: 'd1', browser: 'Chrome', system: 'Linux', current: true, ...seenAt },
  { id: 'd2', browser: 'Safari', system: 'iOS', current: false, ...seenAt },
];

/** Signing out a device. The server only pretends that there is one, and that it is done. */
export const deviceSignOutPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile/security', account: 'standard', does: [] } },
    events: {
      '': {
        'signOut.requested': () => [press(PHONE)],
        'dialog.closed': () => [press(deviceList.keep, question)],
      },
      form: { 'form.submitted': () => [press(deviceList.confirm, question)] },
    },
    outcomes: {
      ...formEndings('form', '/sessions/d2'),
      readDevices: { read: answered('/sessions', 200, { response: devices }), offline: lost('/sessions') },
    },
  },
  prepare: async ({ page }) => {
    await page.route(/\/api\/user\/[^/]+\/sessions$/u, (route) =>
      route.fulfill({ json: { code: 200, response: devices } }),
    );
  },
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const { type, scope } = step.event as {
      readonly type: string;
      readonly scope?: { readonly kind: string };
    };
    const now = rig.snapshot();
    if (type === 'signOut.requested') return now.matches('listed') && scope?.kind === 'one';
    return now.matches('confirming') && !now.hasTag('busy');
  },
  seen: {
    listed: [{ role: 'button', name: PHONE }],
    'confirming.asking': [{ role: 'button', name: deviceList.keep, within: question }],
    'confirming.sending': [{ role: 'button', name: deviceList.signingOut, within: question }],
    'confirming.noResponse': [{ role: 'alert', text: /\S/u, within: question }],
  },
  unplayed: {
    'xstate.error.actor.form': CRASH,
    'refreshing | dialog.closed': QUICK,
  },
};
