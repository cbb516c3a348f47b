/** A request that is pending or answered. Its controller aborts it. */
type EarlyAnswer = { readonly response: Promise<Response>; readonly controller: AbortController };

/**
 * What the inline boot script (`src/build/inline/boot.ts`) does before the app runs: it sends the three requests of
 * the start (S2.guardsAndStartUp.4) and those for the customer data that the screen shows, and it blocks the
 * submission of forms.
 */
type Early = {
  /** When the requests were sent, in epoch milliseconds; 0 if they were not sent yet. */
  readonly at: number;
  readonly answers: Record<string, EarlyAnswer | undefined>;
  readonly release: () => void;
  readonly fail: (error: unknown) => void;
};

/** An early answer older than this (in ms) may be stale: it is aborted and requested again. */
const EARLY_ANSWER_MS = 30_000;

const isEarly = (value: unknown): value is Early =>
  typeof value === 'object' && value !== null && 'answers' in value && 'release' in value && 'at' in value;

function early(): Early | null {
  const value: unknown = Reflect.get(globalThis, '__CABRANK_EARLY__');
  return isEarly(value) ? value : null;
}

/**
 * Takes an answer that was requested before the app ran. Each answer can be taken once.
 *
 * @param url the path that would be fetched, e.g. `/api/config`
 * @param now epoch milliseconds
 * @returns the answer, or `null` if there is none or it is stale: then fetch it
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

/** Aborts the early requests that were not taken. They belong to a person who is no longer signed in. */
export function dropEarlyAnswers(): void {
  const answers = early()?.answers ?? {};
  for (const [url, answer] of Object.entries(answers)) {
    answers[url] = undefined;
    answer?.controller.abort();
  }
}

/** Stops blocking the submission of forms: from now on the app handles them. */
export function releaseForms(): void {
  early()?.release();
}

/** Shows the failure screen when the app cannot start, so that the page is not left without a reaction. */
export function failStart(error: unknown): void {
  const kept = early();
  if (kept) kept.fail(error);
  else reportError(error);
}

/** Wraps `fetch`: the first reads are answered by the early requests. Every other request goes to the network. */
export function fetchWithEarlyAnswers(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const isRead = typeof input === 'string' && (init?.method ?? 'GET').toUpperCase() === 'GET';
    const answer = isRead ? takeEarlyAnswer(input) : null;
    return answer ? abortable(answer, init?.signal ?? null) : send(input, init);
  };
}

/**
 * Connects the caller's signal to the early request, because Chromium delays the next request to the same address
 * while this one is pending.
 */
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
