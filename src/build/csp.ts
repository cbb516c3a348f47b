import { createHash } from 'node:crypto';
import { settings } from '../domain/settings';

/** In production, Emotion fills empty style elements through the CSSOM. The browser checks their (empty) text. */
const EMPTY_STYLE = '';

const STRIPE_SCRIPT = 'https://js.stripe.com https://*.js.stripe.com';
const RECAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';

/**
 * Inline scripts and styles of the pages. Each is allowed by its hash, so the HTML stays static and precompressed.
 */
export type InlineTexts = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** @returns the source expression for an inline text, such as `'sha256-47DE…'` */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

const hashes = (texts: readonly string[]) => [...new Set(texts.map(cspHash))].sort().join(' ');

/**
 * The Content-Security-Policy of all pages, on the gateway and on a static host.
 *
 * `style-src-attr 'unsafe-inline'` allows the style attributes of prerendered HTML. `frame-src 'self'` allows the
 * framed older pages and the fare estimator. The other hosts are those in the guides of Stripe and reCAPTCHA.
 *
 * @param estimators origins from which the fare estimator may be embedded (D2.14)
 * @param telemetry where the app sends its reports: a path, a URL, or empty
 */
export function contentSecurityPolicy(
  inline: InlineTexts,
  estimators: readonly string[] = settings.fareEstimatorOrigins,
  telemetry: string = settings.telemetryEndpoint,
): string {
  const collector = /^(?:\/(?!\/)|$)/u.test(telemetry) ? '' : ` ${new URL(telemetry).origin}`;
  const framed = ["'self'", ...estimators.map((origin) => new URL(origin).origin)].join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes(inline.scripts)} ${STRIPE_SCRIPT} ${RECAPTCHA_SCRIPT}`,
    `style-src 'self' ${hashes([...inline.styles, EMPTY_STYLE])}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: https://*.stripe.com`,
    `font-src 'self'`,
    `connect-src 'self' https://api.stripe.com https://www.google.com/recaptcha/${collector}`,
    `frame-src ${framed} https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
