/** A response, read completely. */
export type Exchanged<T> = { readonly status: number; readonly headers: Headers; readonly body: T };

export type ExchangeInput<T> = {
  readonly fetch: typeof fetch;
  readonly url: string;
  readonly init: RequestInit;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly read: (response: Response) => Promise<T>;
};

/** There was no complete response: the connection failed or broke, or the time was up. */
export class NoAnswer extends Error {}

const aborted = (): DOMException => new DOMException('The call was aborted.', 'AbortError');

/**
 * Sends a request and reads the whole response within `timeoutMs`. Does not rely on `fetch` to notice the abort,
 * because a response that was requested earlier, at boot, may not.
 *
 * @throws NoAnswer, or an `AbortError` if `signal` aborts
 */
export const exchange = async <T>(input: ExchangeInput<T>): Promise<Exchanged<T>> => {
  const { signal } = input;
  if (signal?.aborted) throw aborted();
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, input.timeoutMs);
  signal?.addEventListener('abort', stop);
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(aborted()));
  });
  const work = async (): Promise<Exchanged<T>> => {
    const response = await input.fetch(input.url, { ...input.init, signal: controller.signal });
    return { status: response.status, headers: response.headers, body: await input.read(response) };
  };
  try {
    return await Promise.race([work(), stopped]);
  } catch (cause) {
    if (signal?.aborted) throw aborted();
    throw new NoAnswer('There was no answer.', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};
