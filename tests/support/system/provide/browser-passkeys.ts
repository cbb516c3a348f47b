import { vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** A passkey that has signed a challenge, as the Web Authentication API returns it. */
export const signedPasskey = {
  id: 'cmFuay03',
  rawId: bytes('rank-7'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { authenticatorData: bytes('data'), clientDataJSON: bytes('{}'), signature: bytes('signed') },
  getClientExtensionResults: () => ({}),
};

/** A passkey that was just made. */
export const madePasskey = {
  ...signedPasskey,
  response: {
    attestationObject: bytes('object'),
    clientDataJSON: bytes('{}'),
    getTransports: () => ['internal'],
    getPublicKeyAlgorithm: () => -7,
    getPublicKey: () => bytes('key'),
    getAuthenticatorData: () => bytes('data'),
  },
};

/** What the browser was asked: its options, with the signal that closes the question. */
type Question = CredentialRequestOptions & { readonly mediation?: string };

/**
 * Gives this test a browser with passkeys.
 *
 * @param answer to a question for one, or to make one; by default, the person does what is asked
 * @param atFields the browser offers passkeys at fields
 * @returns the questions that were asked
 */
export function stubPasskeys(answer?: (question: Question) => Promise<unknown>, atFields = true) {
  const get = vi.fn(answer ?? (() => Promise.resolve(signedPasskey)));
  const create = answer ?? (() => Promise.resolve(madePasskey));
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function PublicKeyCredential() {}, {
      isConditionalMediationAvailable: () => Promise.resolve(atFields),
    }),
  );
  if (!('navigator' in globalThis)) vi.stubGlobal('navigator', {});
  Object.defineProperty(globalThis.navigator, 'credentials', { configurable: true, value: { get, create } });
  return { questions: () => get.mock.calls.map(([question]) => question) };
}
