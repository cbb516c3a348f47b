import { fromCallback } from 'xstate';
import { lookOnly as texts } from '#messages/session/look-only';
import type { CompletionOutcome } from '../../../../machines/session/form-submission/form-submission.types';
import { lookOnlyMachine } from '../../../../machines/session/look-only/look-only.machine';
import type { LookOnlyEvent } from '../../../../machines/session/look-only/look-only.types';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { ApiError } from '../../../api/api-error';
import { actForCustomer } from '../../../api/calls/impersonation';
import { decidedSession } from '../../../app/environment/client';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { subscribeToService } from '../../../app/environment/subscribe-to-service';
import { provideForm, textOf } from '../form-submission/form-submission.provide';

const REFUSED: CompletionOutcome = { kind: 'refused', messages: [texts.notBegun], fields: {} };

/**
 * The banner of an admin who only looks: POST /api/admin/act, then the session reads the user again
 * (D2.extensionGroups.lookOnly). If the response is lost, it is unknown whether the admin acts, so the session is read
 * again too.
 */
export const provideLookOnly = (environment: Environment) => {
  const { adapters, app, client } = environment;
  const readSession = () => sendToService(environment, 'session', { type: 'session.recheckRequested' });
  return lookOnlyMachine.provide({
    actors: {
      refusals: fromCallback<LookOnlyEvent>(({ sendBack }) =>
        subscribeToService(
          app(),
          () => app().system.get('session'),
          (session) => {
            const refused = session.on('write.refused', (event) => sendBack(event));
            return () => refused.unsubscribe();
          },
        ),
      ),
      form: provideForm({
        submit: async (values, { key, signal }) => {
          try {
            await actForCustomer(client, textOf(values['reason']).trim(), {
              signal,
              idempotencyKey: key,
              successNotice: false,
              errorNotice: false,
            });
            return {};
          } catch (error) {
            if (error instanceof ApiError && error.outcomeUnknown && error.kind !== 'unauthorized')
              readSession();
            throw error;
          }
        },
        complete: async (_accepted, signal) => {
          readSession();
          const user = selectUser(await decidedSession(environment, signal));
          return user?.impersonation?.lookOnly === false ? { kind: 'completed' } : REFUSED;
        },
      }),
    },
    actions: {
      logFailure: (_, { error }) => adapters.failures.report('look only', error),
    },
  });
};
