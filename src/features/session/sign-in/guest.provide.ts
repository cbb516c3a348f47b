import { startGuest } from '../../../api/calls/auth';
import { toE164 } from '../../../domain/phones/phone';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../form-submission/form-submission.provide';
import { enterSession } from './login.provide';

/**
 * Starts a guest session: POST /api/auth/guest with the phone number in E.164 format, then the session reads the user
 * (D2.extensionGroups.auth). An empty email address is not sent.
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
