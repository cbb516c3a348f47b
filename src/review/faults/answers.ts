import type { Damage } from './call';

/** A complete response. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What happens to a response on its way to the app. */
export type Delivery =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly afterMs?: number }
  /** The browser follows to `to` and gets `page` there. */
  | { readonly kind: 'redirect'; readonly to: string; readonly page: Answer }
  /** The connection breaks after the headers and a part of the body. */
  | { readonly kind: 'cut'; readonly answer: Answer }
  /** The connection breaks without a response. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'silence' };

/** The server's message when it refuses. */
export const REFUSAL = 'The server says no to this.';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PAGE = '<!doctype html><title>Something else</title><h1>Something else</h1>';

/** A JSON response. */
export const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});
/** An HTML response. */
export const page = (status: number): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html' },
  body: PAGE,
});

/** A refusal with the server's messages. */
export const refusing = (
  status: number,
  more: object = {},
  headers?: Readonly<Record<string, string>>,
): Answer => json(status, { code: status, message: REFUSAL, ...more }, headers);

/** Changes or removes a value in the body. */
export const damaged =
  ({ path, value }: Damage) =>
  (answer: Answer): Answer => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const body = JSON.parse(answer.body) as Record<string, unknown>;
    const place = keys.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], body);
    if (typeof place !== 'object' || place === null || (value === undefined && !(last in place)))
      throw new Error(`The successful response has no ${path}: ${answer.body}`);
    // JSON omits `undefined`.
    Object.assign(place, { [last]: value });
    return { ...answer, body: JSON.stringify(body) };
  };

/** Adds fields to the body. */
export const withBody =
  (more: object) =>
  (answer: Answer): Answer => ({
    ...answer,
    body: JSON.stringify({ ...(JSON.parse(answer.body) as object), ...more }),
  });
