/** Only features that browsers know: an unknown name causes a console warning. */
const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
  'usb=()',
].join(', ');

/**
 * Headers of the app's own pages, in addition to those of every response. A cached page is revalidated
 * before it is shown, because it references the hashed files of its build.
 *
 * @param policy the Content-Security-Policy of the build
 */
export const pageHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'permissions-policy': PERMISSIONS,
  'x-frame-options': 'DENY',
  'cache-control': 'no-cache',
});

/**
 * The opener policy limits what a popup of the provider's frame knows about its opener. The referrer policy limits
 * who learns which page a visitor came from.
 */
export const OPENER_POLICY = 'same-origin-allow-popups';
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';
