/** Only features that browsers know by these names: others are a warning in the console. */
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
 * The headers of the app's own pages, beside those of every answer. They are never stored: a page names the files of the
 * build it came with.
 *
 * @param policy the Content-Security-Policy of the build
 */
export const pageHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'permissions-policy': PERMISSIONS,
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
});

/** What a page that the provider's frame opens may know of whoever opened it, and who sees where somebody came from. */
export const OPENER_POLICY = 'same-origin-allow-popups';
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';
