/** A request that is under way or answered; its controller ends it. */
type EarlyAnswer = { readonly response: Promise<Response>; readonly controller: AbortController };

/**
 * What the inline boot script (`src/build/inline/boot.ts`) has done before the app was there: it asked for the three
 * answers of the start (S2.guardsAndStartUp.4) and for what the screen shows of the customer, and held back the
 * submission of forms.
 */
type Early = {
  /** When the answers were asked for; epoch milliseconds, 0 for not yet. */
  readonly at: number;
  readonly answers: Record<string, EarlyAnswer | undefined>;
  readonly release: () => void;
  readonly fail: (error: unknown) => void;
};

/** An answer that waited longer for its reader may be out of date: it is asked for again. */
const EARLY_ANSWER_MS = 30_000;

const isEarly = (value: unknown): value is Early =>
  typeof value === 'object' && value !== null && 'answers' in value && 'release' in value && 'at' in value;

function early(): Early | null {
  const value: unknown = Reflect.get(globalThis, '__CABRANK_EARLY__');
  return isEarly(value) ? value : null;
}

/**
 * Hands out an answer that was asked for before the app ran, once.
 *
 * @param url the path that would be fetched, e.g. `/api/config`
 * @param now epoch milliseconds
 * @returns the answer, or `null` when there is none (any more): fetch it
 */
export function takeEarlyAnswer(url: string, now = Date.now()): EarlyAnswer | null {
  const kept = early();
  const answer = kept?.answers[url];
  if (!kept || !answer) return null;
  kept.answers[url] = undefined;
  if (now - kept.at < EARLY_ANSWER_MS) return answer;
  answer.controller.abort();
  return null;
}

/** Ends what was asked for and not taken: it was for somebody who is not signed in any more. */
export function dropEarlyAnswers(): void {
  const answers = early()?.answers ?? {};
  for (const [url, answer] of Object.entries(answers)) {
    answers[url] = undefined;
    answer?.controller.abort();
  }
}

/** From here on forms are the app's: the page stops holding their submission back. */
export function releaseForms(): void {
  early()?.release();
}

/** The app cannot start: instead of a page that answers nothing, the one that says so. */
export function failStart(error: unknown): void {
  const kept = early();
  if (kept) kept.fail(error);
  else reportError(error);
}

/** A `fetch` that answers the first reads from what the page has asked for already; everything else goes out. */
export function fetchWithEarlyAnswers(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const isRead = typeof input === 'string' && (init?.method ?? 'GET').toUpperCase() === 'GET';
    const answer = isRead ? takeEarlyAnswer(input) : null;
    return answer ? abortable(answer, init?.signal ?? null) : send(input, init);
  };
}

/** The caller’s signal ends the request: while it is under way, Chromium holds back the next one to the same address. */
async function abortable(
  { response, controller }: EarlyAnswer,
  signal: AbortSignal | null,
): Promise<Response> {
  const abort = (): void => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  signal?.throwIfAborted();
  return response;
}
