import { DEMO_PASSWORD } from '../../../../src/server/backend/seeds/accounts';
import { hashOfSecret } from '../../../../src/server/backend/services/shared/secret';
import {
  insertFormerEmail,
  setPendingEmail,
} from '../../../../src/server/backend/storage/repositories/email-changes';
import { uuidOf } from '../../backend/backend';
import type { Cell, Row } from './access-cells';
import { anyone, noOne, own, row, themselves, withUuid } from './access-rows';

const owner = uuidOf('premium');

/** The code that confirms a new address. */
async function confirmationCode({ backend, unique }: Cell): Promise<string> {
  const code = `confirm-${unique}`;
  await setPendingEmail(backend.services.executor, owner, {
    email: `new-${unique}@example.com`,
    codeHash: hashOfSecret(code),
    at: backend.clock.now(),
  });
  return code;
}

/** The code that takes a former address back. */
async function restorationCode({ backend, unique }: Cell): Promise<string> {
  const code = `restore-${unique}`;
  await insertFormerEmail(backend.services.executor, {
    code_hash: hashOfSecret(code),
    user_id: owner,
    email: `former-${unique}@example.com`,
    created_at: backend.clock.now(),
  });
  return code;
}

/** The extension group `email-change`. */
export const emailChangeRows: readonly Row[] = [
  row(
    'requestEmailChange',
    themselves,
    withUuid(({ unique }) => ({
      form: { newEmail: `asked-${unique}@example.com`, password: DEMO_PASSWORD, recaptchaToken: '' },
    })),
  ),
  row(
    'requestEmailChange',
    [401, 403, 400, 400, 400, 400, 403, 403, 400],
    withUuid(() => ({ form: { newEmail: 'asked@example.com', password: 'wrong', recaptchaToken: '' } })),
    'with a wrong password',
  ),
  row('cancelEmailChange', themselves, own),
  row('confirmEmail', anyone, async (cell) => ({ form: { code: await confirmationCode(cell) } })),
  row('confirmEmail', noOne(400), () => ({ form: { code: 'no' } }), 'unknown'),
  row('restoreEmail', anyone, async (cell) => ({ form: { code: await restorationCode(cell) } })),
  row('restoreEmail', noOne(400), () => ({ form: { code: 'no' } }), 'unknown'),
];
