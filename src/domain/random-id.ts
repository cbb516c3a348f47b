const BYTES = 16;

/** 128 random bits in hexadecimal. Unlike `crypto.randomUUID`, it also works outside a secure context. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
