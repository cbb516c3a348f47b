import { LogController, type FastifyServerOptions } from 'fastify';
import { safeError, withoutPersonal } from './safe-error';

/** Which half of the server a line or a number is from. */
export type Part = 'gateway' | 'backend';

/** Takes lines of JSON, each with its line feed. */
export type LogStream = { write(line: string): void };

export type LogOptions = {
  /** A pino level; null for no log at all. */
  readonly level: string | null;
  /** By default the process's standard output. */
  readonly stream?: LogStream | undefined;
};

/**
 * Names under which secrets and people's words travel here. No line is written with one; that is held to by what is
 * logged (`requests.ts`), and this net is for the line that somebody adds in passing.
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

/** The words of a line are constants of ours or of a library's; a library's may quote what it was asked. */
function cleanly(this: unknown, line: unknown[], write: Write): void {
  const [first, second] = line;
  if (first instanceof Error) {
    write.call(this, { err: first }, typeof second === 'string' ? withoutPersonal(second) : 'failure');
  } else if (typeof first === 'string') {
    write.call(this, withoutPersonal(first));
  } else if (typeof second === 'string') {
    write.call(this, first, withoutPersonal(second));
  } else {
    // Without words pino would take the error's own.
    write.call(this, first, 'event');
  }
}

/**
 * How one half of the server writes its log: lines of JSON with level, time, part and request id; errors without what
 * they were about; none of Fastify's own lines about requests, which name addresses.
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
