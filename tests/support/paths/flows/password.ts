import { password as texts } from '#messages/password';
import { profile } from '#messages/profile';
import { PASSWORD_STRENGTH_PAUSE_MS } from '../../../../src/domain/limits';
import { fill, itself, press } from '../../../../src/review/scripts/words';
import { CHOSEN_PASSWORD } from '../../fresh-customer';
import type { PlayedFlow } from '../played-flow';
import { anew, lost } from '../words';

/** The meter's code, whose name ends with its hash. */
const METER = '/strength-meter-*';
const type = (text: string) => [fill(profile.newPassword, text)];
const THERE = 'The code is there by then: the page asks for it when the field gets the focus.';

/** How strong a new password is, on the profile; its code is held like a call. */
export const passwordStrengthPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: 'standard', does: [] } },
    events: {
      '': {
        'password.entered': () => type(''),
        'password.changed': ({ password }: { password: string }, [coming]) =>
          type(password === '' ? '' : coming?.outcome === 'weak' ? 'password1' : anew(CHOSEN_PASSWORD)),
        'meter.retried': ({ password }: { password: string }, [coming]) => [
          ...(password === '' ? [] : type(coming?.outcome === 'weak' ? 'password1' : anew(CHOSEN_PASSWORD))),
          press(texts.retry),
        ],
      },
    },
    outcomes: {
      loadMeter: { blocked: lost(METER) },
      measure: { strong: itself, weak: itself, blocked: { unseen: THERE } },
    },
  },
  code: true,
  passes: ['loadMeter loaded'],
  soon: PASSWORD_STRENGTH_PAUSE_MS,
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    if (step.event.type === 'meter.retried') return now.matches('unavailable');
    if (step.event.type === 'password.entered') return now.matches('empty');
    return (
      now.matches('measured') ||
      (now.matches('empty') && 'password' in step.event && step.event.password !== '')
    );
  },
  seen: {
    measured: [{ text: /^Password strength: /u }],
    unavailable: [{ role: 'alert', text: texts.unavailable }],
  },
  unplayed: {
    'xstate.error.actor.measure': THERE,
    'xstate.after.meterTimeout': 'Nobody waits so long here: the headless paths do.',
    'password-strength | password.entered': 'The focus is there already.',
    'password-strength | meter.retried': 'Nothing is there to press.',
    'unavailable | password.changed': 'What is typed then is measured with Retry.',
  },
};
