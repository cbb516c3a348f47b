import { customerSearch as texts } from '#messages/admin/customer-search';
import type { CompletionOutcome } from '../../../../machines/session/form-submission/form-submission.types';
import { impersonationStartMachine } from '../../../../machines/session/impersonation-start/impersonation-start.machine';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { ApiError } from '../../../api/api-error';
import { impersonate } from '../../../api/calls/impersonation';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../form-submission/form-submission.provide';
import { enterSession } from '../sign-in/login.provide';

const REFUSED: CompletionOutcome = { kind: 'refused', messages: [texts.notBegun], fields: {} };

/**
 * 'Log in as': POST /api/admin/impersonate, then the session reads the user, as after a login
 * (D2.extensionGroups.admin). If the response is lost, it is unknown for whom the admin acts, so the session is read
 * again too.
 */
export const provideImpersonationStart = (environment: Environment) => {
  const { adapters, app, client } = environment;
  const enter = enterSession(environment);
  return impersonationStartMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          // If the admin leaves before the answer arrives, the next `session.visited` reads the session again.
          sendToService(environment, 'session', { type: 'session.stale' });
          try {
            return await impersonate(client, textOf(values['customer']), textOf(values['reason']).trim(), {
              signal,
              idempotencyKey: key,
              successNotice: false,
              errorNotice: false,
            });
          } catch (error) {
            if (error instanceof ApiError && error.outcomeUnknown && error.kind !== 'unauthorized')
              sendToService(environment, 'session', { type: 'session.recheckRequested' });
            throw error;
          }
        },
        complete: async (accepted, signal) => {
          const outcome = await enter(accepted, signal);
          if (outcome.kind === 'refused') return outcome;
          const user = selectUser(app().system.get('session').getSnapshot());
          return user?.impersonation ? outcome : REFUSED;
        },
      }),
    },
    actions: {
      logFailure: (_, { error }) => adapters.failures.report('impersonation start', error),
    },
  });
};
