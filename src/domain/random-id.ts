const BYTES = 16;

/** 128 random bits in hexadecimal; unlike `crypto.randomUUID`, also where the page is not a secure context. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
