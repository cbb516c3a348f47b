/** A request of a load, as Lighthouse lists it. */
export type SentRequest = {
  readonly url?: string;
  readonly resourceType?: string;
  /** The bytes that came over the network, headers included. */
  readonly transferSize?: number;
};

export type Traffic = {
  readonly requests: number;
  readonly scripts: number;
  /** Requests to the backend from scripts. */
  readonly calls: number;
  readonly scriptBytes: number;
};

type Sent = SentRequest & { readonly url: string };

const isCall = ({ url, resourceType }: Sent): boolean =>
  (resourceType === 'Fetch' || resourceType === 'XHR') && new URL(url).pathname.startsWith('/api/');

const addressesOf = (sent: readonly Sent[]): number => new Set(sent.map(({ url }) => url)).size;

/** Counts what a load has asked for. A file that is preloaded and then used is listed twice, and counts once. */
export function trafficOf(listed: readonly SentRequest[]): Traffic {
  const sent = listed
    .map(({ url = '', ...more }) => ({ url, ...more }))
    // Others, such as `data:`, are part of a file.
    .filter(({ url }) => /^https?:/u.test(url));
  const scripts = sent.filter(({ resourceType }) => resourceType === 'Script');
  const calls = sent.filter(isCall).length;
  return {
    requests: addressesOf(sent.filter((one) => !isCall(one))) + calls,
    scripts: addressesOf(scripts),
    calls,
    scriptBytes: scripts.reduce((total, { transferSize = 0 }) => total + transferSize, 0),
  };
}
