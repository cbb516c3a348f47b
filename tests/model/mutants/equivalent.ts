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
  'factor-add': {
    'factor-add.identifying | another initial state | factor-add.identifying.sending': ASKING_AT_ONCE,
    'factor-add.addingApp | another initial state | factor-add.addingApp.sending': ASKING_AT_ONCE,
    'factor-add.addingPasskey | another initial state | factor-add.addingPasskey.sending': ASKING_AT_ONCE,
  },
  'factor-change': {
    'factor-change.renaming | another initial state | factor-change.renaming.sending': ASKING_AT_ONCE,
    'factor-change.removing | another initial state | factor-change.removing.sending': ASKING_AT_ONCE,
  },
  'factor-reset': {
    'factor-reset.open | another initial state | factor-reset.open.sending': ASKING_AT_ONCE,
  },
  'legacy-frame': {
    'legacy-frame.present.checkingSession | xstate.done.actor.askSession | 0 | another target | legacy-frame.present.shown.arriving':
      'A page for visitors has no map (only /track/… has one, which asks for nobody): arriving leads to resting at once.',
    'legacy-frame.present.checkingSession | xstate.done.actor.askSession | 1 | another target | legacy-frame.present.shown.arriving':
      'A page for visitors has no map (only /track/… has one, which asks for nobody): arriving leads to resting at once.',
    'legacy-frame.present.checkingSession | xstate.error.actor.askSession | 0 | another target | legacy-frame.present.shown.arriving':
      'A page for visitors has no map (only /track/… has one, which asks for nobody): arriving leads to resting at once.',
  },
  'passkey-sign-in': {
    'passkey-sign-in.offered.offering | xstate.done.actor.offerPasskeys | 0 | goes | passkey-sign-in.offered.quiet':
      'The passkey is sent in the same step: the form is on its way, which leads to signingIn from either state.',
  },
  'recovery-codes': {
    'recovery-codes.renewing | another initial state | recovery-codes.renewing.sending': ASKING_AT_ONCE,
  },
  registration: {
    'registration.preparing | xstate.done.actor.findStart | 0 | stays':
      'keepStart makes the start known, and then the state leads on by itself, to the same one.',
  },
  'second-step': {
    'second-step.passkey | another initial state | second-step.passkey.waiting': ASKING_AT_ONCE,
    'second-step.code | another initial state | second-step.code.sending': ASKING_AT_ONCE,
    'second-step.recoveryCode | another initial state | second-step.recoveryCode.sending': ASKING_AT_ONCE,
  },
};
