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

/** The one notice of the bot check; while it is tried again the notice stays and says so. */
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

/** The bot check with the real provider. */
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

/** The form was not sent, and its own message says so: nothing is unknown about it. */
const notSent = (): ApiError => new ApiError({ kind: 'unverified', code: 0, messages: [messages.notSent] });

const calledOff = (): DOMException => new DOMException('The form was called off.', 'AbortError');

/** Sends the request, and waits for the answer with its id. */
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
    // A check that has stopped itself answers nobody any more.
    const ended = service.subscribe({ error: fail, complete: fail });
    signal?.addEventListener('abort', abandon);
    service.send(asked);
  });

/**
 * The token that a form sends along (S7.botCheckTokens, D4.7). Ask for it inside the form's submit, and not at all on
 * routes that opt out of the bot check.
 *
 * @param signal stops waiting; the check goes on for whoever else waits
 * @returns '' where the deployment has no site key
 * @throws ApiError `unverified` when the script is blocked or does not answer in time, which a notice with Retry says too;
 *   AbortError when `signal` aborts
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
