import { Refusal } from '../http/answers';
import type { Caller } from '../http/caller';
import type { FormBody } from '../http/form-body';
import type { UserRow } from '../storage/tables';
import { html, type Html } from './html';

/**
 * Who may see a page. `customer` includes guests, `account` excludes them. Admins book only on behalf of a customer.
 */
export type Access = 'anyone' | 'customer' | 'account' | 'admin';

/** A request for an older page. */
export type Visit = {
  readonly caller: Caller;
  /** The client's address, for rate limits. */
  readonly address: string;
  /** Secret of a browser with which somebody has signed in before; null for a new browser. */
  readonly device: string | null;
  /** Secret of a sign-in whose second step is missing; null for none. */
  readonly begun: string | null;
  /** The header, if the browser sends one. */
  readonly userAgent: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** If a name occurs twice, the last value wins. */
  readonly query: Readonly<Record<string, string>>;
  /** The submitted form; empty if there was none. */
  readonly form: FormBody;
};

export type PageAnswer = {
  readonly kind: 'page';
  readonly status: number;
  /** Value of Retry-After (s); null to omit it. */
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

/**
 * Sets the cookies of a new session and the browser's device, or that of a sign-in whose second step is missing, or
 * ends the session.
 */
export type SessionChange =
  { readonly id: string; readonly device: string | null } | { readonly begun: string } | 'end';

export type LegacyPage = {
  /** Path below /legacy in Fastify's syntax. */
  readonly path: string;
  readonly access: Access;
  /** Answers GET. Without it, the path only accepts forms. */
  readonly show?: (visit: Visit) => Answered | Promise<Answered>;
  /** Its form changes no data of the customer, so an admin who only looks may send it too. */
  readonly whileLooking?: boolean;
  /** Answers POST. */
  readonly submit?: (visit: Visit) => Answered | Promise<Answered>;
};

/** @param outcome the refusal that the page reports, or a status other than 200 */
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

/** @param downloadName the name to save the file under; without it browsers display the file */
export const file = (type: string, content: string, downloadName?: string): Answered => ({
  kind: 'file',
  type: `${type}; charset=utf-8`,
  content,
  headers:
    downloadName === undefined ? {} : { 'content-disposition': `attachment; filename="${downloadName}"` },
});

/** A page with a single message, such as the reason for a refusal. */
export const message = (title: string, text: string, outcome?: Refusal | number): PageAnswer =>
  page(title, html`<p>${text}</p>`, outcome);

/** The effective user of a page that requires one. */
export function userOf({ caller }: Pick<Visit, 'caller'>): UserRow {
  if (!caller.user) throw new Error('This page requires a user');
  return caller.user;
}

/** Removes control characters, which nobody types and the database may refuse. */
export const plainText = (text: string): string => text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');

/** A trimmed field of a form; empty if it is missing or a list. */
export function field(form: FormBody, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? plainText(value).trim() : '';
}
