/** A name for one press of a button: 128 random bits in hexadecimal, also where the page is not a secure context. */
export const pressKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
