import { ApiError } from '../../../api/api-error';
import { PasskeyRefused } from '../../../platform/passkeys';

/**
 * Waits for a passkey. Without one, nothing is sent, and the form is refused with this text.
 *
 * @throws ApiError
 */
export const refusedAs = async <Passkey>(text: string, asked: Promise<Passkey>): Promise<Passkey> => {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof PasskeyRefused
      ? new ApiError({ kind: 'rejected', code: 0, messages: [text] })
      : error;
  }
};
