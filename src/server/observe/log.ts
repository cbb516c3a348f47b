import { LogController, type FastifyServerOptions } from 'fastify';
import { safeError, withoutPersonal } from './safe-error';

/** The half of the server that a log line or metric comes from. */
export type Part = 'gateway' | 'backend';

/** Receives log lines as JSON, each with a trailing line feed. */
export type LogStream = { write(line: string): void };

export type LogOptions = {
  /** A pino level; null disables logging. */
  readonly level: string | null;
  /** Defaults to standard output of the process. */
  readonly stream?: LogStream | undefined;
};

/**
 * Names of fields that hold secrets or personal data in this server. No log line should have such a field:
 * `requests.ts` decides what is logged. Redaction is the safety net for a line that somebody adds later.
 */
const NEVER = [
  ...['authorization', 'cookie', 'cookies', 'headers', 'body', 'payload', 'query', 'params', 'url'],
  ...['path', 'ip', 'address', 'email', 'phone', 'name', 'firstName', 'lastName', 'password', 'oldPassword'],
  ...['newPassword', 'resetCode', 'code_hash', 'token', 'recaptchaToken', 'paymentMethod', 'paymentMethodId'],
  ...['clientSecret', 'client_secret', 'setupIntent', 'paymentIntent', 'sessionId', 'idempotencyKey'],
  ...['parameters', 'reason', 'subject', 'detail', 'where', 'sql', 'secret'],
] as const;

const redacted = [
  ...NEVER.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  '["set-cookie"]',
  '*["set-cookie"]',
];

type Write = (this: unknown, ...line: unknown[]) => void;

/**
 * Removes personal data from a log message. Messages are constants of this server or of a library, and a library
 * may quote its input.
 */
function cleanly(this: unknown, line: unknown[], write: Write): void {
  const [first, second] = line;
  if (first instanceof Error) {
    write.call(this, { err: first }, typeof second === 'string' ? withoutPersonal(second) : 'failure');
  } else if (typeof first === 'string') {
    write.call(this, withoutPersonal(first));
  } else if (typeof second === 'string') {
    write.call(this, first, withoutPersonal(second));
  } else {
    // Without a message, pino would use that of the error.
    write.call(this, first, 'event');
  }
}

/**
 * Fastify's logging options for one half of the server. Lines are JSON with level, time, part and request id. Errors
 * are logged without the data that they concern. Fastify's own request lines are off, because they contain URLs.
 */
export function logging(
  part: Part,
  { level, stream }: LogOptions,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  const logController = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  if (level === null) return { logger: false, logController };
  return {
    logController,
    logger: {
      level,
      ...(stream ? { stream } : {}),
      base: { part },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
      redact: { paths: redacted, censor: '[redacted]' },
      serializers: {
        err: (error: unknown) => safeError(error),
        error: (error: unknown) => safeError(error),
        req: () => undefined,
        res: () => undefined,
      } as never,
      hooks: { logMethod: cleanly },
    },
  };
}
