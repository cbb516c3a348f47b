import { assign, fromPromise } from 'xstate';
import { submissionMachine } from '../../../../machines/registration/submission/submission.machine';
import type {
  CardDeletion,
  ReconcileInput,
  Reconciliation,
  SubmissionAnswer,
  SubmissionRequest,
} from '../../../../machines/registration/submission/submission.types';
import { ApiError } from '../../../api/api-error';
import type { CallOptions, Client } from '../../../api/client';
import { deleteCardByToken } from '../../../api/calls/cards';
import { addProfile, saveProfileCard, type ProfileResult } from '../../../api/calls/premium';
import {
  register,
  registerSaveCard,
  subscribe,
  subscribeSaveCard,
  type RegistrationResult,
} from '../../../api/calls/registration';
import { readRegistered } from '../../../api/codec/registration';
import type { Wire } from '../../../api/wire';
import { payloadField } from '../../../domain/wizard/payload-fields';
import { agreedIn, renewOffer } from './agreed.provide';
import { botToken } from '../../session/bot-check/bot-check.provide';
import { provideCardAuthentication } from '../../cards/card-authentication/card-authentication.provide';
import { portOf } from '../../cards/card-entry/card-entry.provide';
import type { Environment } from '../../../app/environment/environment';
import { wasCommitted, type KnownAccounts } from './committed.provide';
import { reportFailure } from '../../../app/environment/report-failure';
import { gatheredIn, personOf, profileOf, type PayloadFacts } from './submission-payload.provide';

/** The endpoint of a stepper's payload (S7.stepperSubmit). */
export type SubmissionEndpoint = 'addProfile' | 'register' | 'subscribe';

export type SubmissionOptions = PayloadFacts & KnownAccounts & { readonly endpoint: SubmissionEndpoint };

type Result = ProfileResult | RegistrationResult;
type Calls = {
  readonly profile: (client: Client, data: Wire['Register'], options: CallOptions) => Promise<Result>;
  readonly card: (client: Client, data: Wire['SaveCard'], options: CallOptions) => Promise<Result>;
};

const calls: Readonly<Record<SubmissionEndpoint, Calls>> = {
  addProfile: { profile: addProfile, card: saveProfileCard },
  register: { profile: register, card: registerSaveCard },
  subscribe: { profile: subscribe, card: subscribeSaveCard },
};

/** Returns the card to send. After 3-D Secure it includes the intent, as `setupIntent` or `paymentIntent`. */
const paidCard = (environment: Environment, { card, intentId }: SubmissionRequest): Wire['PaidCard'] | null =>
  card && {
    token: portOf(environment).reveal(card.token),
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    ...(intentId !== null && { [intentId.startsWith('seti_') ? 'setupIntent' : 'paymentIntent']: intentId }),
  };

/** Returns the uuid of the new customer. The server sends it even if the card failed. */
const visitorIn = (response: unknown): string | null => {
  try {
    return readRegistered(response);
  } catch {
    return null;
  }
};

async function send(
  environment: Environment,
  { endpoint, ...facts }: SubmissionOptions,
  request: SubmissionRequest,
  signal: AbortSignal,
): Promise<Result> {
  const { client } = environment;
  const gathered = gatheredIn(request);
  const card = paidCard(environment, request);
  const options = { signal, idempotencyKey: request.key, successNotice: false, errorNotice: false };
  if (request.endpoint === 'card') {
    if (card === null) throw new Error('A held profile can be completed only with a card');
    const recaptchaToken = await botToken(environment, 'register_card', signal);
    return calls[endpoint].card(client, { card, requestType: gathered.profileType, recaptchaToken }, options);
  }
  // A confirmation omits the offer, so that the backend does not compare prices: the bank has authorised the amount.
  const agreed = request.intentId === null ? agreedIn(environment, gathered) : null;
  const payload = {
    ...(facts.visitor && personOf(gathered.values, facts.visitor)),
    ...profileOf(gathered, facts),
    ...(card !== null && { card }),
    ...(agreed !== null && { agreed }),
    recaptchaToken: await botToken(environment, 'register', signal),
  };
  return calls[endpoint].profile(client, payload as Wire['Register'], options);
}

const CONFLICT = 409;

/** Converts a refusal to the contract's field names. */
function refusalIn({ code, messages, fields: sent }: ApiError): SubmissionAnswer {
  const fields = Object.fromEntries(Object.entries(sent).map(([name, text]) => [payloadField(name), text]));
  const emailIsKnown = code === CONFLICT && 'email' in fields;
  return { kind: 'refused', messages, fields, ...(emailIsKnown && { emailIsKnown }) };
}

async function submit(
  environment: Environment,
  options: SubmissionOptions,
  request: SubmissionRequest,
  signal: AbortSignal,
): Promise<SubmissionAnswer> {
  try {
    const result = await send(environment, options, request, signal);
    const uuid = 'uuid' in result ? result.uuid : null;
    if (result.kind === 'completed') return { kind: 'completed', uuid };
    const { clientSecret, intent } = result.challenge;
    // Without a card the bank cannot ask for a check: the chart reports this, and the secret is dropped.
    const challenge = request.card === null ? '' : portOf(environment).keepChallenge(clientSecret, intent);
    return { kind: 'paymentRequired', challenge, uuid };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.outcomeUnknown) return { kind: 'unknown' };
    if (error.stripe)
      return { kind: 'cardRefused', messages: error.messages, uuid: visitorIn(error.response) };
    if ('agreed' in error.fields) await renewOffer(environment, signal);
    return refusalIn(error);
  }
}

/**
 * Provides a paying POST with the real requests and the real payment provider (S4.stepperSubmission.1,
 * S4.stepperSubmission.2).
 */
export const provideSubmission = (environment: Environment, options: SubmissionOptions) => {
  const { adapters, client } = environment;
  return submissionMachine.provide({
    actors: {
      submit: fromPromise<SubmissionAnswer, SubmissionRequest>(({ input, signal }) =>
        adapters.payments.during(() => submit(environment, options, input, signal)),
      ),
      cardAuthentication: provideCardAuthentication(environment, (request, signal) =>
        submit(environment, options, request as SubmissionRequest, signal),
      ),
      deleteCard: fromPromise<null, CardDeletion>(async ({ input, signal }) => {
        if (input.token === null) return null;
        await deleteCardByToken(client, portOf(environment).reveal(input.token), {
          signal,
          idempotencyKey: input.key,
        });
        return null;
      }),
      reconcile: fromPromise<Reconciliation, ReconcileInput>(
        async ({ input: { customer, request, knownAccounts }, signal }) => {
          if (customer === null || request === null) throw new Error('There is nothing to look up');
          const { account } = options;
          const accounts = { account, knownAccounts };
          return {
            committed: await wasCommitted(environment, customer, gatheredIn(request), accounts, signal),
          };
        },
      ),
    },
    actions: {
      keepKnownAccounts: assign(() => ({ knownAccounts: options.knownAccounts() })),
      logFailure: reportFailure(environment, 'submission'),
    },
  });
};
