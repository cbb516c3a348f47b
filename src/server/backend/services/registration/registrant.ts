import type { components } from '../../../../api/contract/schema';
import { email } from '../../../../domain/rule';
import { firstName, lastName } from '../../../../domain/rules';
import { invalid } from '../../http/answers';
import { normalEmail } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import { check, failures, fieldTexts } from '../shared/field-texts';
import { phoneNumber } from '../shared/phone-number';

/** Personal details from the registration form. */
export type Registrant = Pick<UserRow, 'first_name' | 'last_name' | 'phone' | 'email'>;

/** @throws Refusal 400 with `errors` */
export function registrantIn(form: components['schemas']['Register']): Registrant {
  const phone = phoneNumber(form.phoneNumber);
  const errors = failures({
    firstName: check(form.firstName, firstName),
    lastName: check(form.lastName, lastName),
    phoneNumber: phone === null ? fieldTexts.phone : null,
    email: check(form.email, email),
  });
  if (errors) throw invalid(errors);
  return {
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    phone,
    email: normalEmail(form.email),
  };
}
