import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Refusal } from '../http/answers';
import { requireSameOrigin, requireSameOriginForm } from '../http/same-origin';
import type { Services } from '../routes/services';
import { configuration, premiumConfiguration } from '../services/content/configuration';
import { operationIdOf, registerFaults } from './fault-hooks';
import { createFaults } from './faults';
import { fieldsOf, sentOf, type Sent } from './input';
import { clockOffsetOf, faultOrderOf, switchesOf } from './orders';
import { consolePage, type ConsoleState } from './page';
import { policy } from './styles';
import { configFields, premiumFields } from './switch-fields';
import { askForToken } from './token';

/** Messages after a form was submitted. */
const done = {
  faults: 'The fault is waiting for its call.',
  cleared: 'All faults were cleared.',
  clock: 'The clock was moved.',
  switches: 'The switches were saved.',
  restored: 'Everything was reset.',
} as const;

type Done = keyof typeof done;

const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
  request.headers['x-requested-with'] === undefined;

/** Checks a form by Origin and Sec-Fetch-Site, and everything else by X-Requested-With, which a form cannot send. */
function requireOwn(request: FastifyRequest): void {
  if (isForm(request)) requireSameOriginForm(request);
  else requireSameOrigin(request);
}

const queryOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(request.url.split('?')[1]);

const isDone = (word: string): word is Done => Object.hasOwn(done, word);

/** Converts a form of the console: either `rules`, or the changed fields of one configuration. */
function switchesFromForm(form: Sent, services: Services): Sent {
  const { part, ...given } = form;
  const current = services.switches.current();
  if (part !== 'config' && part !== 'premiumConfig') {
    const { 'extensions[]': extensions = [], rateLimits = '0', challenges } = given;
    return { extensions, rateLimits, challenges };
  }
  const [fields, values] =
    part === 'config'
      ? [configFields, configuration(services.stripePublicKey, current)]
      : [premiumFields, premiumConfiguration(current)];
  const now: Readonly<Record<string, unknown>> = values;
  const changed = Object.entries(fieldsOf(given, fields)).filter(
    ([name, value]) => value !== (now[name] ?? null),
  );
  return { [part]: Object.fromEntries(changed) };
}

/**
 * Registers the testers' console under /sandbox: the outbox, faults, the clock and the switches, also as JSON for
 * tests. Call it before other routes are registered, because faults apply to them.
 *
 * @param token what the console asks for; null if it is open to everybody who reaches it
 */
export async function registerSandbox(
  app: FastifyInstance,
  services: Services,
  token: string | null,
): Promise<void> {
  const { clock, mail, switches, stripePublicKey } = services;
  const faults = createFaults();
  const operationIds = new Set<string>();
  app.addHook('onRoute', ({ schema }: RouteOptions) => {
    const id = operationIdOf(schema);
    if (id !== null) operationIds.add(id);
  });
  registerFaults(app, services, faults);

  const mailsTo = async (to: string) =>
    (await mail.outbox()).filter(({ recipient }) => to === '' || recipient === to.trim().toLowerCase());
  const clockNow = () => ({
    now: clock.now().toISOString(),
    offsetMs: switches.current().clockOffsetMs,
  });
  const switchesNow = () => {
    const { clockOffsetMs: _moved, ...current } = switches.current();
    return {
      ...current,
      config: configuration(stripePublicKey, switches.current()),
      premiumConfig: premiumConfiguration(switches.current()),
    };
  };

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    notice: ConsoleState['notice'],
  ): Promise<FastifyReply> {
    const to = queryOf(request).get('to') ?? '';
    const switched = switches.current();
    const page = consolePage({
      mails: await mailsTo(to),
      to,
      faults: faults.list(),
      operationIds: [...operationIds].sort(),
      now: clock.now(),
      switched,
      config: configuration(stripePublicKey, switched),
      premiumConfig: premiumConfiguration(switched),
      notice,
    });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
  }

  await app.register(
    (scope, _options, registered) => {
      if (token !== null) askForToken(scope, token);
      scope.setErrorHandler((error, request, reply) => {
        if (!(error instanceof Refusal) || !isForm(request)) throw error;
        const reasons = Object.entries(error.details.errors ?? {}).map(([name, text]) => `${name}: ${text}`);
        const text = reasons.length > 0 ? reasons.join(' ') : error.message;
        return show(request, reply.code(error.status), { kind: 'refused', text });
      });

      const read = (path: string, answer: (request: FastifyRequest) => unknown): void => {
        scope.get(path, async (request, reply) => reply.send({ code: 200, response: await answer(request) }));
      };
      const change = (
        path: string,
        {
          said,
          section,
          work,
        }: { said: Done; section: string; work: (sent: Sent, form: boolean) => unknown },
      ): void => {
        scope.post(path, async (request, reply) => {
          requireOwn(request);
          const response = await work(sentOf(request.body ?? {}), isForm(request));
          return isForm(request)
            ? reply.redirect(`/sandbox?done=${said}#${section}`, 303)
            : reply.send({ code: 200, response });
        });
      };

      scope.get('/', (request, reply) => {
        const word = queryOf(request).get('done') ?? '';
        return show(request, reply, isDone(word) ? { kind: 'done', text: done[word] } : null);
      });

      read('/outbox', async (request) =>
        (await mailsTo(queryOf(request).get('to') ?? '')).map(
          ({ id, kind, recipient, subject, body, sent_at: at }) => ({
            id,
            kind,
            to: recipient,
            subject,
            body,
            sentAt: at.toISOString(),
          }),
        ),
      );

      read('/faults', () => faults.list());
      change('/faults', {
        said: 'faults',
        section: 'faults',
        work: (sent) => faults.add(faultOrderOf(sent, operationIds)),
      });
      change('/faults/clear', {
        said: 'cleared',
        section: 'faults',
        work: () => {
          faults.clear();
          return faults.list();
        },
      });

      read('/clock', clockNow);
      change('/clock', {
        said: 'clock',
        section: 'clock',
        work: async (sent) => {
          const { clockOffsetMs: moved } = switches.current();
          const real = new Date(clock.now().getTime() - moved);
          await switches.change({ clockOffsetMs: clockOffsetOf(sent, moved, real) });
          return clockNow();
        },
      });

      read('/switches', switchesNow);
      change('/switches', {
        said: 'switches',
        section: 'switches',
        work: async (sent, form) => {
          const given = form ? switchesFromForm(sent, services) : sent;
          await switches.change(switchesOf(given, switches.current()));
          return switchesNow();
        },
      });
      change('/switches/restore', {
        said: 'restored',
        section: 'switches',
        work: async () => {
          await switches.restore();
          return switchesNow();
        },
      });
      registered();
    },
    { prefix: '/sandbox' },
  );
}
