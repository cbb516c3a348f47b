import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Passkey, PasskeyOptions } from '../domain/factor';

/** The person closed the browser's question, or the browser has no passkey for this website, or cannot make one. */
export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused';
}

/** Whether this browser has passkeys. */
export const hasPasskeys = browserSupportsWebAuthn;

/** Whether it can offer them at a field whose autocomplete says 'webauthn'. */
export const canOfferPasskeys = browserSupportsWebAuthnAutofill;

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** `atField`: offer the passkeys at the field, and wait until one is picked, instead of opening a dialog. */
type Asking = { readonly signal: AbortSignal; readonly atField?: boolean };

/** Runs one question of the browser. The signal closes it. @throws PasskeyRefused */
async function asked(signal: AbortSignal, ask: () => Promise<unknown>): Promise<Passkey> {
  const close = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', close, { once: true });
  try {
    signal.throwIfAborted();
    return (await ask()) as Passkey;
  } catch (cause) {
    throw new PasskeyRefused('No passkey was given', { cause });
  } finally {
    signal.removeEventListener('abort', close);
  }
}

/**
 * Asks for a passkey. There is one question at a time: it closes an earlier one.
 *
 * @param options from the server; the browser checks them
 * @param asking `signal` closes the question
 * @throws PasskeyRefused
 */
export const askForPasskey = (
  options: PasskeyOptions,
  { signal, atField = false }: Asking,
): Promise<Passkey> =>
  asked(signal, () => startAuthentication({ optionsJSON: options, useBrowserAutofill: atField }));

/** Has the browser make a passkey. As `askForPasskey`. */
export const makePasskey = (options: PasskeyOptions, { signal }: Pick<Asking, 'signal'>): Promise<Passkey> =>
  asked(signal, () => startRegistration({ optionsJSON: options as unknown as CreationOptions }));
