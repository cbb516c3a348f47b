import { createTransport } from 'nodemailer';
import { parseUrl } from '../../../domain/addresses/parse-url';
import type { MailAccess } from './access';
import type { Letter } from './letter';

/** How long it may take to reach the server, and to hear its greeting (ms). */
const GREETING_MS = 15_000;

/** A letter that is to leave. */
export type Posted = Letter & {
  readonly to: string;
  /** The address that answers go to; null for the company's. */
  readonly replyTo: string | null;
  /** The same for every try, so that whoever gets it twice can tell. */
  readonly name: string;
};

/** Hands letters over to a mail server. @throws what nodemailer throws; `isFinal` says what that means */
export type Post = (letter: Posted, signal: AbortSignal) => Promise<void>;

const isOnThisMachine = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/iu.test(hostname);

/** A password travels encrypted or not at all. */
function needsTls(url: string): boolean {
  const parsed = parseUrl(url);
  return parsed !== null && parsed.password !== '' && !isOnThisMachine(parsed.hostname);
}

/** Hands letters over by SMTP, one connection each. */
export function createPost({ smtpUrl, from, replyTo: office, website }: MailAccess): Post {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    ...(needsTls(smtpUrl) && { requireTLS: true }),
    // Mails are made of texts alone: whatever stands in one is never read from somewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(website);
  return async ({ to, replyTo, name, subject, text, html }, signal) => {
    await transport.sendMail({
      from,
      // As addresses and not as texts that may name several.
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

/** What may be told of a failure: codes, and never a server's words, which quote addresses. */
export type Failure = {
  /** nodemailer's, such as `ETIMEDOUT` or `EENVELOPE`. */
  readonly code: string;
  /** The server's, such as 450; null where it said none. */
  readonly status: number | null;
  /** What it means by that (RFC 3463), such as `5.1.1`; null where it said none. */
  readonly enhanced: string | null;
  /** What was refused, such as `RCPT TO`. */
  readonly command: string;
};

const word = (value: unknown): string =>
  typeof value === 'string' && /^[\w ]{1,32}$/u.test(value) ? value : '';

const NOT_ALLOWED = '5.7.1';

/** Some servers know no enhanced codes, and say in words alone that they pass on nothing of ours. */
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

/** 551 and 553 are about an address by their meaning, 550 by its use. */
const ABOUT_ADDRESS: readonly number[] = [550, 551, 553];

/** About an address, but for the two codes about the sender's: many servers say those at the recipient, too. */
const ENHANCED_ABOUT_ADDRESS = /^5\.1\.(?![78]$)/u;

/**
 * Whether the server will not take this mail however often it is tried, because of its recipient. Any other answer may
 * be the company's own fault, which somebody will put right.
 */
export const isFinal = ({ status, enhanced, command }: Failure): boolean =>
  command === 'RCPT TO' &&
  status !== null &&
  status >= 500 &&
  (enhanced === null ? ABOUT_ADDRESS.includes(status) : ENHANCED_ABOUT_ADDRESS.test(enhanced));
