import { startGuest } from '../../../api/calls/auth';
import { toE164 } from '../../../domain/phones/phone';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../form-submission/form-submission.provide';
import { enterSession } from './login.provide';

/**
 * A guest's session: POST /api/auth/guest with the phone number as E.164, then the session reads who that is
 * (D2.extensionGroups.auth). An e-mail address that was left out is not sent.
 */
export const provideGuest = (environment: Environment) =>
  provideForm({
    submit: ({ name, phone, phoneCountry, email }, { key, signal }) => {
      const address = textOf(email).trim();
      const guest = {
        name: textOf(name).trim(),
        phone: toE164(textOf(phone), textOf(phoneCountry)) ?? textOf(phone),
        ...(address === '' ? {} : { email: address }),
      };
      return startGuest(environment.client, guest, {
        signal,
        idempotencyKey: key,
        successNotice: false,
        errorNotice: false,
      });
    },
    complete: enterSession(environment),
  });
