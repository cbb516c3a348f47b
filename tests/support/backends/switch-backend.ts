async function order(url: string, path: 'switches' | 'clock', body: object): Promise<void> {
  const answer = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`/sandbox/${path} was answered with ${answer.status}: ${await answer.text()}`);
}

/**
 * Changes what the embedded backend of a running app offers, like a tester in its console, until the next change.
 *
 * @param url of the app, without a trailing slash
 * @param switches any of `config`, `premiumConfig` (single fields), `extensions`, `rateLimits`, `challenges`
 */
export const switchBackend = (url: string, switches: object): Promise<void> =>
  order(url, 'switches', switches);

/** Sets how far the clock of the embedded backend is ahead, in ms. */
export const setClockAhead = (url: string, offsetMs: number): Promise<void> =>
  order(url, 'clock', { offsetMs });
