/** A passkey that has signed the server's challenge, as the Web Authentication API writes it to JSON. */
export type SignedPasskey = { readonly id: string };

export type PasskeySignInTag = 'busy';
