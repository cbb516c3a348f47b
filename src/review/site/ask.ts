import { isRecord } from '../model/is-record';

/**
 * Fetches what the server of the review knows, and parses the answer as JSON.
 *
 * @throws Error with a sentence for the person
 */
export async function ask(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, init).catch(() => {
    throw new Error('The server of the review does not answer.');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const fault = isRecord(answer) && typeof answer.fault === 'string' ? answer.fault : null;
  throw new Error(fault ?? `The server of the review answered ${response.status}.`);
}
