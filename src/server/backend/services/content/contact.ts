import { email, required } from '../../../../domain/rule';
import { name } from '../../../../domain/rules';
import { invalid } from '../../http/answers';
import { MESSAGE_MAX_LENGTH } from '../../limits';
import { check, failures, fieldTexts } from '../shared/field-texts';
import type { MailService } from '../shared/mail';
import { phoneNumber } from '../shared/phone-number';
import type { RateLimits } from '../shared/rate-limits';
import { contactSubject } from './information';

export type ContactMessage = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** The id of a subject. */
  readonly subject: string;
  readonly message: string;
};

/**
 * Mails a message to the company (S5.contactForm, S7.calls.7).
 *
 * @param address the client's address
 * @throws Refusal 400 with `errors`, 429
 */
export type SendContactMessage = (message: ContactMessage, address: string) => Promise<void>;

/** @param office the company's mail address */
export function createContact(mail: MailService, rateLimits: RateLimits, office: string): SendContactMessage {
  return async ({ name: sender, phone, email: from, subject, message }, address) => {
    const number = phoneNumber(phone);
    const about = contactSubject(subject);
    const text = message.trim();
    const errors = failures({
      name: check(sender, name),
      phone: number === null ? fieldTexts.phone : null,
      email: check(from, email),
      subject: about === null ? fieldTexts.unknown : null,
      message:
        required(text) !== null
          ? fieldTexts.required
          : text.length > MESSAGE_MAX_LENGTH
            ? fieldTexts.tooLong
            : null,
    });
    if (errors) throw invalid(errors);
    await rateLimits.take('contact', { address, account: from });
    await mail.send({
      kind: 'contact-message',
      to: office,
      replyTo: from.trim(),
      subject: `${about ?? ''}: a message from ${sender.trim()}`,
      paragraphs: [`${sender.trim()}, ${from.trim()}, ${number ?? ''}`, text],
    });
  };
}
