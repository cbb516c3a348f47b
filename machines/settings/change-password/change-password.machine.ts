import { setup } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress } from '../../session/form-submission/form-submission.selectors';
import type { passwordStrengthMachine } from '../password-strength/password-strength.machine';
import type { StateMeta } from '../../state.types';

/**
 * The profile's Password section (S2.profilePage.4, S4.changePassword.1): the form, the strength of the new password,
 * and the effects of a change. All events go to its two children.
 */
export const changePasswordMachine = setup({
  types: {} as {
    children: { form: 'form'; strength: 'strength' };
    meta: StateMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
    strength: providedActor<typeof passwordStrengthMachine>('strength'),
  },
  delays: { focusReturn: providedDelay('focusReturn') },
  guards: {
    isChanged: (_, params: FormProgress) => params.form.matches('completed'),
  },
  actions: {
    clearMustChange: providedAction('clearMustChange'),
    resetNavigation: providedAction('resetNavigation'),
    returnFocus: providedAction('returnFocus'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'change-password',
  description:
    'Change the password. The customer changes the password while its strength is shown, until the section is left.',
  initial: 'open',
  states: {
    open: {
      description: 'The form is shown, empty at first, with the strength of the typed password.',
      meta: { screen: 'change-password', requirement: 'S2.profilePage.4' },
      invoke: [
        {
          id: 'form',
          src: 'form',
          onSnapshot: [
            {
              guard: { type: 'isChanged', params: ({ event }) => ({ form: event.snapshot }) },
              target: 'changed',
              actions: ['clearMustChange', 'resetNavigation'],
            },
            {},
          ],
          onError: {
            target: 'open',
            reenter: true,
            actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
        {
          id: 'strength',
          src: 'strength',
          onError: {
            target: 'open',
            reenter: true,
            actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      ],
    },
    changed: {
      description:
        'The password was just changed. The form is removed, together with its input and the focused element; then a new form is shown, and focus moves to the heading.',
      meta: { screen: 'change-password', requirement: 'S4.changePassword.1' },
      after: { focusReturn: { target: 'open', actions: 'returnFocus' } },
    },
  },
});
