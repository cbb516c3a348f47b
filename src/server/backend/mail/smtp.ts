import { createTransport } from 'nodemailer';
import { parseUrl } from '../../../domain/addresses/parse-url';
import type { MailAccess } from './access';
import type { Letter } from './letter';

/** Timeout for connecting to the server, and for its greeting (ms). */
const GREETING_MS = 15_000;

/** A mail to send. */
export type Posted = Letter & {
  readonly to: string;
  /** Reply-To address; null for the company's. */
  readonly replyTo: string | null;
  /** Message id. It is the same for every try, so that a recipient can recognise a duplicate. */
  readonly name: string;
};

/** Sends a mail to the mail server. @throws nodemailer's error; `failureOf` and `isFinal` interpret it */
export type Post = (letter: Posted, signal: AbortSignal) => Promise<void>;

const isOnThisMachine = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/iu.test(hostname);

/** A password is only sent over TLS, except to this machine. */
function needsTls(url: string): boolean {
  const parsed = parseUrl(url);
  return parsed !== null && parsed.password !== '' && !isOnThisMachine(parsed.hostname);
}

/** Creates a function that sends mails by SMTP, each over a new connection. */
export function createPost({ smtpUrl, from, replyTo: office, website }: MailAccess): Post {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    ...(needsTls(smtpUrl) && { requireTLS: true }),
    // Mails contain only text, so nodemailer must never read a file or URL that is named in one.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(website);
  return async ({ to, replyTo, name, subject, text, html }, signal) => {
    await transport.sendMail({
      from,
      // As address objects: a string could contain several addresses.
      replyTo: replyTo === null ? office : { name: '', address: replyTo },
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${name}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  };
}

/** What may be logged of a failure: only codes, because a server's text quotes addresses. */
export type Failure = {
  /** nodemailer's code, such as `ETIMEDOUT` or `EENVELOPE`. */
  readonly code: string;
  /** The server's reply code, such as 450; null if there was none. */
  readonly status: number | null;
  /** The enhanced status code (RFC 3463), such as `5.1.1`; null if there was none. */
  readonly enhanced: string | null;
  /** The refused command, such as `RCPT TO`. */
  readonly command: string;
};

const word = (value: unknown): string =>
  typeof value === 'string' && /^[\w ]{1,32}$/u.test(value) ? value : '';

const NOT_ALLOWED = '5.7.1';

/** Some servers send no enhanced codes, and say only in words that they do not relay our mails. */
function enhancedIn(response: unknown): string | null {
  if (typeof response !== 'string') return null;
  const [, said = null] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/u.exec(response) ?? [];
  return said ?? (/^5.*\brelay/iu.test(response) ? NOT_ALLOWED : null);
}

export function failureOf(error: unknown): Failure {
  const { code, responseCode, response, command } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Readonly<Record<'code' | 'responseCode' | 'response' | 'command', unknown>>;
  return {
    code: word(code),
    status: typeof responseCode === 'number' ? responseCode : null,
    enhanced: enhancedIn(response),
    command: word(command),
  };
}

/** Codes 551 and 553 concern the address by definition, 550 by convention. */
const ABOUT_ADDRESS: readonly number[] = [550, 551, 553];

/**
 * Codes 5.1.x concern an address. Excludes 5.1.7 and 5.1.8, which concern the sender's address although many servers
 * send them in reply to `RCPT TO`.
 */
const ENHANCED_ABOUT_ADDRESS = /^5\.1\.(?![78]$)/u;

/**
 * Whether the server refuses the recipient permanently, so that retrying is useless. Any other failure may be the
 * company's own fault, which somebody can correct.
 */
export const isFinal = ({ status, enhanced, command }: Failure): boolean =>
  command === 'RCPT TO' &&
  status !== null &&
  status >= 500 &&
  (enhanced === null ? ABOUT_ADDRESS.includes(status) : ENHANCED_ABOUT_ADDRESS.test(enhanced));
