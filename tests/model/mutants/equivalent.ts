import type { Equivalent } from './account';

const ASKING_AT_ONCE =
  'The form says at its start, within the same step, that nothing is on its way: the state is asking before anybody looks.';

/** Mutants that cannot be distinguished from the unchanged chart, with the reason, by the flow's name. */
export const equivalent: Readonly<Record<string, Equivalent>> = {
  'card-choice': {
    'card-choice.adding | xstate.done.actor.cardAdd | 0 | guard dropped | isNewCard':
      'chooseNewCard changes nothing itself unless a card was added and is known; both branches lead to the same state.',
  },
  'close-account': {
    'close-account.confirming | another initial state | close-account.confirming.sending': ASKING_AT_ONCE,
  },
  'credit-request': {
    'credit-request.open | xstate.snapshot.form | 2 | guard dropped | hasFailed':
      'A form that is neither sent nor on its way, and has not come to nothing, is being filled in: the dialog is at editing already.',
  },
  'device-sign-out': {
    'device-sign-out.confirming | another initial state | device-sign-out.confirming.sending': ASKING_AT_ONCE,
  },
  'email-change': {
    'email-change.changing | another initial state | email-change.changing.sending': ASKING_AT_ONCE,
  },
  'legacy-frame': {
    'legacy-frame.present.checkingSession | xstate.done.actor.askSession | 0 | another target | legacy-frame.present.shown.arriving':
      'A page for visitors has no map (only /track/… has one, which asks for nobody): arriving leads to resting at once.',
    'legacy-frame.present.checkingSession | xstate.done.actor.askSession | 1 | another target | legacy-frame.present.shown.arriving':
      'A page for visitors has no map (only /track/… has one, which asks for nobody): arriving leads to resting at once.',
    'legacy-frame.present.checkingSession | xstate.error.actor.askSession | 0 | another target | legacy-frame.present.shown.arriving':
      'A page for visitors has no map (only /track/… has one, which asks for nobody): arriving leads to resting at once.',
  },
  registration: {
    'registration.preparing | xstate.done.actor.findStart | 0 | stays':
      'keepStart makes the start known, and then the state leads on by itself, to the same one.',
  },
};
