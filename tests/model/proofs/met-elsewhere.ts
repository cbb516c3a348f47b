/**
 * Where a sentence of a requirement is met if no single state covers it: a branch of a chart, or a test of another
 * layer.
 */
export type Place =
  { readonly flow: string; readonly branch: string } | { readonly test: string; readonly title: string };

/** Why no chart implements the sentence. */
export type Silence = { readonly because: string };

const branch = (flow: string, key: string): Place => ({ flow, branch: `${flow}${key}` });
const test = (file: string, title: string): Place => ({ test: `tests/${file}.test.ts`, title });
const screen = (file: string, title: string): Place => ({ test: `tests/${file}.test.tsx`, title });

/**
 * By requirement and, with `#n`, by the sentence of its paragraph: every sentence except the first of a paragraph,
 * and every requirement that no state names.
 */
export const metElsewhere: Readonly<Record<string, Place | Silence>> = {
  'S4.session.2#1': test(
    'contract/client-session',
    'to a call that does not check the session causes no check, and the call is refused',
  ),
  'S4.cardStep.1#2': branch('card-entry', '.usable.card | entry.cleared | 0'),
  'S4.cardStep.1#3': branch('card-entry', '.usable.card | price.changed | 0'),
  'S4.stepper.3#1': screen(
    'unit/registration/stepper-screen',
    'S4.stepper.3: the last step says Finish, or Request Business+ for bill-pay, and what can follow later',
  ),
  'S4.stepperSubmission.4#1': branch('submission', '.posting | xstate.done.actor.postSubmission | 3'),
  'S4.subscription.1#2': branch('subscription-cancel', '.confirming | xstate.snapshot.form | 0'),
  'S4.subscription.1#3': branch('session', '.signedIn | subscriptions.loaded | 0'),
  'S4.businessPlusApplication.1#1': branch('credit-request', '.open | xstate.snapshot.form | 0'),
  'S4.businessPlusApplication.1#2': screen(
    'unit/profiles/payment-profile-lists',
    'S4.businessPlusApplication.1, S8.pendingBusinessAccount: pending (no id) shows the notice',
  ),
  'S4.businessPlusApplication.1#3': {
    because:
      'How it ends is said elsewhere (D2.extensionGroups.admin): credit-request-decision is its chart.',
  },
  'S4.usersWhoCannotBook.1#1': test(
    'unit/domain/booking-controls',
    'S4.usersWhoCannotBook.1, S9.payInCarFee: have the exact texts',
  ),
  'S4.closeAccount.1#2': branch('close-account', '.confirming | xstate.snapshot.form | 0'),
  'S4.passwordStrength.1#2': test('unit/domain/strength', '%s scores %i'),
};
