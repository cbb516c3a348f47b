import { Refusal } from '../http/answers';
import type { Caller } from '../http/caller';
import type { FormBody } from '../http/form-body';
import type { UserRow } from '../storage/tables';
import { html, type Html } from './html';

/** Who may see a page: customers include guests; `account` leaves guests out; admins act as a customer to book. */
export type Access = 'anyone' | 'customer' | 'account' | 'admin';

/** A request for an older page. */
export type Visit = {
  readonly caller: Caller;
  /** Where the request came from, for rate limits. */
  readonly address: string;
  /** What the browser is known by that somebody has signed in with; null for a new one. */
  readonly device: string | null;
  readonly params: Readonly<Record<string, string>>;
  /** Of a name that comes twice the last counts. */
  readonly query: Readonly<Record<string, string>>;
  /** What a form sent; empty where nothing was. */
  readonly form: FormBody;
};

export type PageAnswer = {
  readonly kind: 'page';
  readonly status: number;
  /** After how many seconds it makes sense to try again; null where nothing is said of it. */
  readonly retryAfter: number | null;
  readonly title: string;
  readonly body: Html;
};

export type Answered =
  | PageAnswer
  | { readonly kind: 'redirect'; readonly to: string; readonly session?: SessionChange }
  | {
      readonly kind: 'file';
      readonly type: string;
      readonly content: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/** What becomes of the browser's cookies: the id of a new session with what the browser is known by, or none. */
export type SessionChange = { readonly id: string; readonly device: string | null } | 'end';

export type LegacyPage = {
  /** Below /legacy, as Fastify writes it. */
  readonly path: string;
  readonly access: Access;
  /** Answers GET; without it the address only takes forms. */
  readonly show?: (visit: Visit) => Answered | Promise<Answered>;
  /** Answers POST. */
  readonly submit?: (visit: Visit) => Answered | Promise<Answered>;
};

/** @param outcome the refusal that the page tells of, or the status where it is not 200 */
export function page(title: string, body: Html, outcome: Refusal | number | null = null): PageAnswer {
  const refusal = outcome instanceof Refusal ? outcome : null;
  const status = typeof outcome === 'number' ? outcome : (refusal?.status ?? 200);
  return { kind: 'page', status, retryAfter: refusal?.details.retryAfter ?? null, title, body };
}

export const redirect = (to: string, session?: SessionChange): Answered => ({
  kind: 'redirect',
  to,
  ...(session === undefined ? {} : { session }),
});

/** @param downloadName the name that browsers save it under; without one they show it */
export const file = (type: string, content: string, downloadName?: string): Answered => ({
  kind: 'file',
  type: `${type}; charset=utf-8`,
  content,
  headers:
    downloadName === undefined ? {} : { 'content-disposition': `attachment; filename="${downloadName}"` },
});

/** A page that says one thing, such as why something was refused. */
export const message = (title: string, text: string, outcome?: Refusal | number): PageAnswer =>
  page(title, html`<p>${text}</p>`, outcome);

/** The effective user of a page that nobody else sees. */
export function userOf({ caller }: Pick<Visit, 'caller'>): UserRow {
  if (!caller.user) throw new Error('This page was shown to nobody');
  return caller.user;
}

/** What somebody sent without control characters, which no database stores and nobody types. */
export const plainText = (text: string): string => text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');

/** A field of a form, trimmed; empty where it was not sent or sent as a list. */
export function field(form: FormBody, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? plainText(value).trim() : '';
}
