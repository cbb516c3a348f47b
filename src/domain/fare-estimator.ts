import { safeHref } from './addresses/safe-url';
import type { Settings } from './settings';

/** How the fare estimator is offered (S2.contactPanel.1, D2.13, D2.14). */
export type FareEstimator = {
  /** http(s), or a path of this origin. */
  readonly url: string;
  /** `own`: a page of this origin; `allowed`: on a site that the build allows to be embedded; `elsewhere`: a link. */
  readonly place: 'own' | 'allowed' | 'elsewhere';
};

const offeredAt = (
  address: string | null,
  allowed: readonly string[],
  origin: string,
): FareEstimator | null => {
  const url = safeHref(address);
  if (url === null || url.startsWith('#')) return null;
  const { origin: itsOrigin, protocol } = new URL(url, origin);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  if (itsOrigin === origin) return { url, place: 'own' };
  return { url, place: allowed.includes(itsOrigin) ? 'allowed' : 'elsewhere' };
};

/**
 * The fare estimator from the configuration, otherwise from the settings. An unsafe URL counts as not configured.
 *
 * @param configured from the configuration; `null` if it has none
 * @param origin this page's origin
 * @returns `null` if the deployment offers none (an empty URL), so that the tab is hidden
 */
export function fareEstimator(
  configured: string | null,
  { fareEstimatorUrl, fareEstimatorOrigins }: Pick<Settings, 'fareEstimatorUrl' | 'fareEstimatorOrigins'>,
  origin: string,
): FareEstimator | null {
  if (configured?.trim() === '') return null;
  return (
    offeredAt(configured, fareEstimatorOrigins, origin) ??
    offeredAt(fareEstimatorUrl, fareEstimatorOrigins, origin)
  );
}
