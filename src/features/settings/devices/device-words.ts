import { deviceList as texts } from '#messages/settings/device-list';
import { formatMoment } from '../../../domain/dates';
import type { SignedInDevice } from '../../../domain/signed-in-device';

const countries = new Intl.DisplayNames('en-IE', { type: 'region' });

/** Names a device, for example "Chrome on Windows". */
export function deviceName({ browser, system }: SignedInDevice): string {
  if (browser !== null && system !== null) return texts.onSystem({ browser, system });
  return browser ?? system ?? texts.unknown;
}

/** Where a device signed in, when, and when it was last used, as far as that is known. */
export function factsOf({ country, signedInAt, lastUsedAt }: SignedInDevice): readonly string[] {
  const [signedIn, lastUsed] = [formatMoment(signedInAt), formatMoment(lastUsedAt)];
  const place = country === null ? undefined : countries.of(country);
  return [
    ...(place === undefined ? [] : [texts.in({ country: place })]),
    ...(signedIn === null ? [] : [texts.signedIn({ moment: signedIn })]),
    ...(lastUsed === null ? [] : [texts.lastUsed({ moment: lastUsed })]),
  ];
}
