/**
 * Changes what the embedded backend of a running app offers, like a tester in its console, until the next change.
 *
 * @param url of the app, without a trailing slash
 * @param switches any of `config`, `premiumConfig` (single fields), `extensions`, `rateLimits`, `challenges`
 */
export async function switchBackend(url: string, switches: object): Promise<void> {
  const answer = await fetch(`${url}/sandbox/switches`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify(switches),
  });
  if (!answer.ok) throw new Error(`The switches were answered with ${answer.status}: ${await answer.text()}`);
}
