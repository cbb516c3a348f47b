import { safeHref } from './addresses/safe-url';
import type { Settings } from './settings';

/** How the fare estimator is offered (S2.contactPanel.1, D2.13, D2.14). */
export type FareEstimator = {
  /** http(s), or a path of this origin. */
  readonly url: string;
  /** `own`: a page of this origin; `allowed`: of a site that the build lets be embedded; `elsewhere`: a link. */
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
 * The configuration's estimator, else the setting's; an address that leads nowhere safe counts as not configured.
 *
 * @param configured from the configuration; `null` where it names none
 * @param origin this page's
 * @returns `null` where the deployment offers none (an empty address): the tab is hidden
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
