import type { FastifyReply } from 'fastify';
import type { components } from '../../../api/contract/schema';
import { done, paymentRequired, type Answer } from '../http/answers';
import { forAnyone, type BodyOf, type Call, type Operations } from '../http/operation';
import { readRegistration, writeRegistration } from '../http/registration-cookie';
import type { Registered } from '../services/registration/registration';
import type { Services } from './services';

type Kept = { readonly response?: components['schemas']['Registered'] | null };

const answerTo = ({ uuid, outcome }: Registered): Answer =>
  outcome.kind === 'completed'
    ? done({ uuid }, "Welcome. We've emailed you a temporary password.")
    : paymentRequired(outcome.clientSecret, { uuid });

/** New customers, with Premium or without (D2.extensionGroups.registration). */
export function registrationOperations({ registration }: Services): Operations {
  const register = async ({ body, address, reply, idempotencyKey }: Call<BodyOf<'register'>>) =>
    answerTo(
      await registration.register(
        body,
        { cookie: readRegistration(reply.request), address },
        (cookie) => writeRegistration(reply, cookie),
        idempotencyKey,
      ),
    );

  const saveCard = async ({ body, address, reply, idempotencyKey }: Call<BodyOf<'registerSaveCard'>>) =>
    answerTo(
      await registration.saveCard(body, { cookie: readRegistration(reply.request), address }, idempotencyKey),
    );

  /** A visitor who repeats a call because its response was lost did not get its cookie either. */
  const onReplay = async (reply: FastifyReply, body: string): Promise<void> => {
    const uuid = (JSON.parse(body) as Kept).response?.uuid;
    const cookie = uuid === undefined ? null : await registration.cookieAgain(uuid);
    if (cookie !== null) writeRegistration(reply, cookie);
  };

  return {
    register: forAnyone<'register'>(register, { onReplay }),
    registerSaveCard: forAnyone<'registerSaveCard'>(saveCard),
    subscribe: forAnyone<'subscribe'>(register, { onReplay }),
    subscribeSaveCard: forAnyone<'subscribeSaveCard'>(saveCard),
  };
}
