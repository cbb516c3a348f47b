import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeHref } from '../../../domain/addresses/safe-url';
import { Refusal } from '../http/answers';
import { callerOf, identify, type Caller } from '../http/caller';
import { refuseLooking } from '../http/look-only';
import type { FormBody } from '../http/form-body';
import { requireSameOriginForm } from '../http/same-origin';
import { readDevice, writeDevice } from '../http/device-cookie';
import { clearSessionId, writeSessionId } from '../http/session-cookie';
import { clearBegunSignIn, readBegunSignIn, writeBegunSignIn } from '../http/sign-in-cookie';
import type { Services } from '../routes/services';
import { configuration } from '../services/content/configuration';
import { isTitledByApp } from '../services/content/navigation';
import { refusalOf } from './access';
import { layout } from './layout';
import { message, plainText, type Answered, type LegacyPage, type PageAnswer, type Visit } from './page';
import { JOB_STATUS_LINK } from './scripts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * The policy of the older pages differs from the app's: the app may frame them, and their one
 * javascript: link may run.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  `script-src 'self' 'unsafe-hashes' 'sha256-${createHash('sha256').update(JOB_STATUS_LINK).digest('base64')}'`,
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  vary: 'Sec-Fetch-Dest',
};

const titles: Readonly<Record<number, string>> = {
  400: 'Request not understood',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Page not found',
  409: 'Not possible',
  413: 'Too large',
  415: 'Request not understood',
  429: 'Too many attempts',
};

/** If a name occurs twice, the last value wins. */
const queryOf = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(new URLSearchParams(request.url.split('?')[1] ?? ''), ([name, value]) => [
      name,
      plainText(value),
    ]),
  );

/** `new-booking` of `/legacy/new-booking?from=…`. */
const slugOf = ({ url }: FastifyRequest): string => url.split(/[/?]/u)[2] ?? '';

/**
 * Whether a frame requests the page. Browsers send `Sec-Fetch-Dest` only over HTTPS and to localhost. Elsewhere, and on
 * a server that cannot read the header, the query `framed=1` says so.
 */
const isFramed = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-dest'] === 'iframe' || queryOf(request).framed === '1';

const visitOf = (request: FastifyRequest): Visit => ({
  caller: callerOf(request),
  address: request.ip,
  device: readDevice(request),
  begun: readBegunSignIn(request),
  userAgent: request.headers['user-agent'],
  params: request.params as Readonly<Record<string, string>>,
  query: queryOf(request),
  form: (request.body ?? {}) as FormBody,
});

/** Also works for an error page that is sent before the caller was identified. */
function callerFor(request: FastifyRequest): Caller {
  try {
    return callerOf(request);
  } catch {
    return { sessionId: null, user: null, impersonation: null };
  }
}

function requireForm(request: FastifyRequest): void {
  requireSameOriginForm(request);
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== FORM) throw new Refusal(415, 'This form is not valid.');
}

/** Turns an error into a refusal without internal details. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const claimed = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return claimed >= 400 && claimed < 500
    ? new Refusal(claimed, 'An error occurred with your request')
    : new Refusal(500, 'Please try again later');
}

/**
 * Serves the older pages under /legacy: plain HTML on the same origin, for people and for the app's frame
 * (S2.legacyPageFrame.1). Forms are only accepted from this site's pages.
 */
export async function registerLegacy(
  app: FastifyInstance,
  services: Services,
  pages: readonly LegacyPage[],
): Promise<void> {
  const { sessions, switches, stripePublicKey } = services;

  function write(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): FastifyReply {
    const config = configuration(stripePublicKey, switches.current());
    const caller = callerFor(request);
    const surroundings = {
      caller,
      framed: isFramed(request),
      titled: isTitledByApp(caller.user, slugOf(request)),
      contactNumber: config.hasContact ? (config.contactNumber ?? null) : null,
      appDownloadLink: safeHref(config.appDownloadLink),
    };
    if (answer.retryAfter !== null) reply.header('retry-after', String(answer.retryAfter));
    return reply.code(answer.status).type('text/html; charset=utf-8').send(layout(answer, surroundings));
  }

  function give(request: FastifyRequest, reply: FastifyReply, answer: Answered): FastifyReply {
    switch (answer.kind) {
      case 'page':
        return write(request, reply, answer);
      case 'file':
        return reply.type(answer.type).headers(answer.headers).send(answer.content);
      case 'redirect': {
        const { session } = answer;
        if (session === 'end') clearSessionId(reply);
        else if (session && 'begun' in session) writeBegunSignIn(reply, session.begun);
        else if (session) {
          clearBegunSignIn(reply);
          writeSessionId(reply, session.id);
          if (session.device !== null) writeDevice(reply, session.device);
        }
        return reply.redirect(answer.to, 303);
      }
    }
  }

  function addPage(scope: FastifyInstance, { path, access, show, submit, whileLooking }: LegacyPage): void {
    type Handle = NonNullable<LegacyPage['show']>;
    const answer = async (request: FastifyRequest, reply: FastifyReply, handle: Handle) =>
      give(
        request,
        reply,
        refusalOf(access, callerOf(request), request.url) ?? (await handle(visitOf(request))),
      );
    if (show) scope.get(path, (request, reply) => answer(request, reply, show));
    if (!submit) return;
    scope.post(path, (request, reply) => {
      requireForm(request);
      if (whileLooking !== true) refuseLooking(callerOf(request));
      return answer(request, reply, submit);
    });
  }

  await app.register(
    (scope, _options, registered) => {
      scope.setSerializerCompiler(() => (answer) => String(answer));
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(HEADERS);
        await identify(request, sessions);
      });
      scope.setErrorHandler((error, request, reply) => {
        const refusal = refusalFor(error);
        const { status, message: text } = refusal;
        if (status >= 500) request.log.error({ err: error }, 'unexpected failure');
        return write(request, reply, message(titles[status] ?? 'Something went wrong', text, refusal));
      });
      scope.setNotFoundHandler((request, reply) =>
        write(request, reply, message('Page not found', "We couldn't find this page.", 404)),
      );
      for (const page of pages) addPage(scope, page);
      registered();
    },
    { prefix: '/legacy' },
  );
}
