/**
 * Waits for a promise until a signal aborts.
 *
 * @param onAbort called when the signal aborts the wait
 * @throws the signal's reason
 */
export const abortable = <T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  onAbort?: () => void,
): Promise<T> => {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      onAbort?.();
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
    };
    const listen = (): void => signal.addEventListener('abort', abort);
    const settled = (): void => signal.removeEventListener('abort', abort);
    if (signal.aborted) abort();
    else listen();
    void promise.then(resolve, reject).finally(settled);
  });
};
