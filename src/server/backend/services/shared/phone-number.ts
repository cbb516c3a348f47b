import { fromE164, toE164 } from '../../../../domain/phones/phone';
import { settings } from '../../../../domain/settings';

/**
 * What was sent as a phone number, as E.164: an international one, or a national one of the default country.
 *
 * @returns null when it is no valid number
 */
export function phoneNumber(text: string): string | null {
  const sent = text.trim();
  const country = fromE164(sent)?.country ?? settings.phone.defaultCountry;
  return toE164(sent, country);
}
