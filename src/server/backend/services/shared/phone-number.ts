import { fromE164, toE164 } from '../../../../domain/phones/phone';
import { settings } from '../../../../domain/settings';

/**
 * Parses a phone number: an international one, or a national one of the default country.
 *
 * @returns E.164, or null if it is invalid
 */
export function phoneNumber(text: string): string | null {
  const sent = text.trim();
  const country = fromE164(sent)?.country ?? settings.phone.defaultCountry;
  return toE164(sent, country);
}
