import { adminLogin } from '../../../api/calls/auth';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../form-submission/form-submission.provide';
import { enterAfterPassword, type LoadSecondStep } from './login.provide';

/**
 * The admin login: POST /api/auth/admin/login, then the session reads the user (D2.extensionGroups.auth), or the
 * second step follows. Like the customer login, it sends no Idempotency-Key.
 */
export const provideAdminLogin = (environment: Environment, loadSecondStep?: LoadSecondStep) =>
  provideForm({
    submit: ({ email, password }, { signal }) =>
      adminLogin(
        environment.client,
        { email: textOf(email).trim(), password: textOf(password) },
        { signal, successNotice: false, errorNotice: false },
      ),
    complete: enterAfterPassword(environment, loadSecondStep),
  });
