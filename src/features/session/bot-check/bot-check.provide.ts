import { fromPromise, type ActorRefFrom } from 'xstate';
import { botCheck as messages } from '#messages/session/bot-check';
import { selectConfig } from '../../../../machines/app/app/app.selectors';
import { botCheckMachine } from '../../../../machines/session/bot-check/bot-check.machine';
import type { BotCheckEvent, MakeTokenInput } from '../../../../machines/session/bot-check/bot-check.types';
import { ApiError } from '../../../api/api-error';
import type { BotAction } from '../../../domain/bot-action';
import { BOT_SCRIPT_TIMEOUT_MS, BOT_TOKEN_TIMEOUT_MS } from '../../../domain/limits';
import { notify, sendToService, type Environment } from '../../../app/environment/environment';

const NOTICE = 'bot-check';

/** Shows the single notice of the bot check. During a retry it stays and shows the progress. */
const show = (environment: Environment, message: string): void =>
  void notify(
    environment,
    {
      id: NOTICE,
      type: 'error',
      title: messages.blockedTitle,
      message,
      buttons: [{ type: 'button', label: messages.retry, close: false, run: 'retry' }],
    },
    { run: { retry: () => serviceOf(environment)?.send({ type: 'check.retried' }) } },
  );

const serviceOf = ({ app }: Environment): ActorRefFrom<typeof botCheckMachine> | undefined => {
  const services: { get(name: 'botCheck'): ActorRefFrom<typeof botCheckMachine> | undefined } = app().system;
  return services.get('botCheck');
};

export const provideBotCheck = (environment: Environment) => {
  const { botCheck } = environment.adapters;
  return botCheckMachine.provide({
    actors: {
      loadScript: fromPromise<null, { key: string }>(async ({ input, signal }) => {
        await botCheck.load(input.key, signal);
        return null;
      }),
      makeToken: fromPromise<string, MakeTokenInput>(({ input, signal }) =>
        botCheck.token(input.key, input.action, signal),
      ),
    },
    delays: { scriptTimeout: BOT_SCRIPT_TIMEOUT_MS, tokenTimeout: BOT_TOKEN_TIMEOUT_MS },
    actions: {
      showBlocked: () => show(environment, messages.blockedHelp),
      showRetrying: () => show(environment, messages.retrying),
      hideBlocked: () =>
        sendToService(environment, 'notifications', { type: 'notice.withdrawn', id: NOTICE }),
    },
  });
};

/** The error of a form that was not sent. The form shows its message, and the outcome is known. */
const notSent = (): ApiError => new ApiError({ kind: 'unverified', code: 0, messages: [messages.notSent] });

const calledOff = (): DOMException => new DOMException('The form was called off.', 'AbortError');

/** Requests a token, and waits for the answer with the same id. */
const answerTo = (
  service: NonNullable<ReturnType<typeof serviceOf>>,
  asked: Extract<BotCheckEvent, { type: 'token.requested' }>,
  signal: AbortSignal | undefined,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const { id } = asked.request;
    const settle = (answer: () => void): void => {
      for (const subscription of [made, failed, ended]) subscription.unsubscribe();
      signal?.removeEventListener('abort', abandon);
      answer();
    };
    const fail = () => settle(() => reject(notSent()));
    const abandon = () => {
      service.send({ type: 'token.abandoned', id });
      settle(() => reject(calledOff()));
    };
    const made = service.on('token.made', (event) => {
      if (event.id === id) settle(() => resolve(event.token));
    });
    const failed = service.on('token.failed', ({ ids }) => {
      if (ids.includes(id)) fail();
    });
    // A bot check that has stopped answers no more requests.
    const ended = service.subscribe({ error: fail, complete: fail });
    signal?.addEventListener('abort', abandon);
    service.send(asked);
  });

/**
 * Requests the token that a form sends along (S7.botCheckTokens, D4.7). Call it inside the form's submit, and never
 * on routes that opt out of the bot check.
 *
 * @param signal stops waiting; the check continues for other requests
 * @returns '' if the deployment has no site key
 * @throws ApiError `unverified` if the script is blocked or does not answer in time (a notice with Retry is also
 * shown); AbortError if `signal` aborts
 */
export const botToken = async (
  environment: Environment,
  action: BotAction,
  signal?: AbortSignal,
): Promise<string> => {
  const service = serviceOf(environment);
  if (!service) throw notSent();
  if (signal?.aborted) throw calledOff();
  const request = { id: environment.adapters.newId(), action };
  const key = selectConfig(environment.app().getSnapshot())?.recaptchaKey || null;
  return await answerTo(service, { type: 'token.requested', request, key }, signal);
};
