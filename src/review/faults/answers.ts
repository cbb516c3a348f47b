import type { Damage } from './call';

/** A whole answer. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What becomes of a request on the way back. */
export type Delivery =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly afterMs?: number }
  /** A browser goes on to `to`, and finds `page` there. */
  | { readonly kind: 'redirect'; readonly to: string; readonly page: Answer }
  /** The connection breaks after the headers and a part of the body. */
  | { readonly kind: 'cut'; readonly answer: Answer }
  /** The connection breaks without a word. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'silence' };

/** The server's words where it says no. */
export const REFUSAL = 'The server says no to this.';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PAGE = '<!doctype html><title>Something else</title><h1>Something else</h1>';

/** An answer in JSON. */
export const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});
/** An answer that is a page. */
export const page = (status: number): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html' },
  body: PAGE,
});

/** The server says no, in its words. */
export const refusing = (
  status: number,
  more: object = {},
  headers?: Readonly<Record<string, string>>,
): Answer => json(status, { code: status, message: REFUSAL, ...more }, headers);

/** The body with a value in it changed or gone. */
export const damaged =
  ({ path, value }: Damage) =>
  (answer: Answer): Answer => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const body = JSON.parse(answer.body) as Record<string, unknown>;
    const place = keys.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], body);
    if (typeof place !== 'object' || place === null || (value === undefined && !(last in place)))
      throw new Error(`A good answer has a ${path}: ${answer.body}`);
    // What is undefined is not written.
    Object.assign(place, { [last]: value });
    return { ...answer, body: JSON.stringify(body) };
  };

/** The same answer with more in its body. */
export const withBody =
  (more: object) =>
  (answer: Answer): Answer => ({
    ...answer,
    body: JSON.stringify({ ...(JSON.parse(answer.body) as object), ...more }),
  });
