import { parseUrl } from '../domain/addresses/parse-url.ts';
import type { MailAccess } from './backend/mail/access.ts';
import { originOf } from './origin.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** An address alone, or after a name: `Cabrank <office@cabrank.example>`. */
const MAILBOX = /^(?:[^<>\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;

const NEEDED = ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const;

const given = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

function mailbox(name: 'MAIL_FROM' | 'MAIL_REPLY_TO', text: string): string {
  if (MAILBOX.test(text)) return text;
  throw new Error(`${name} must be an address such as Cabrank <office@cabrank.example>.`);
}

function smtpUrl(text: string): string {
  const url = parseUrl(text);
  if (url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== '') return text;
  // The message omits the value, which may contain a password.
  throw new Error('SMTP_URL must be an address such as smtp://user:password@host:587, or smtps://… for TLS.');
}

/**
 * Reads SMTP_URL, MAIL_FROM, MAIL_REPLY_TO (defaults to MAIL_FROM) and PUBLIC_URL. Links in mails start with
 * PUBLIC_URL, because a client can forge the host of its request.
 *
 * @returns null in a demo without SMTP_URL, which keeps its mails
 * @throws if a variable is missing or invalid, naming it; the message never contains a password
 */
export function readMail(environment: Environment, mode: 'demo' | 'production'): MailAccess | null {
  if (mode === 'demo' && given(environment.SMTP_URL) === null) return null;
  const values = NEEDED.map((name) => environment[name] ?? '');
  const absent = NEEDED.filter((_name, index) => values[index] === '');
  if (absent.length > 0) {
    const missing = new Intl.ListFormat('en-IE').format(absent);
    throw new Error(
      mode === 'production'
        ? `MODE=production needs ${missing}: customers get their passwords and receipts by email.`
        : `SMTP_URL needs ${missing} as well: who the emails are from, and where their links lead.`,
    );
  }
  const [smtp = '', sender = '', website = ''] = values;
  if (mode === 'production' && !website.startsWith('https://'))
    throw new Error('PUBLIC_URL must start with https:// in production: emails contain links with secrets.');
  const from = mailbox('MAIL_FROM', sender);
  const replyTo = mailbox('MAIL_REPLY_TO', given(environment.MAIL_REPLY_TO) ?? from);
  return {
    smtpUrl: smtpUrl(smtp),
    from,
    replyTo,
    office: /<(?<address>[^<>]+)>$/u.exec(replyTo)?.groups?.address ?? replyTo,
    website: originOf('PUBLIC_URL', website) ?? '',
  };
}
