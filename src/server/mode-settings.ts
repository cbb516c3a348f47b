type Environment = Readonly<Record<string, string | undefined>>;

/** Mode of the embedded backend: a demo for testers and visitors, or production for customers (D2.19). */
export type ServerMode =
  | {
      readonly kind: 'demo';
      /** Token that /sandbox asks for; null if it is open to everybody who reaches it. */
      readonly sandboxToken: string | null;
    }
  | { readonly kind: 'production' };

/** Too long to guess by trying. */
const TOKEN_MIN_LENGTH = 16;

/** Names and addresses that always mean this machine, whatever a resolver says. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/iu;

function tokenOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (/^[\x21-\x7e]+$/u.test(text) && text.length >= TOKEN_MIN_LENGTH) return text;
  // The message omits the value, which is a secret.
  throw new Error(`SANDBOX_TOKEN must have at least ${TOKEN_MIN_LENGTH} ASCII characters, without spaces.`);
}

/**
 * Reads MODE (`demo` or `production`) and SANDBOX_TOKEN. A server that listens only on loopback defaults to a demo. A
 * server that others can reach is a demo only with a token.
 *
 * @param host where the server listens
 * @throws if the mode is invalid or missing, saying what to set
 */
export function readMode(environment: Environment, host: string): ServerMode {
  const mode = environment.MODE ?? '';
  if (!['', 'demo', 'production'].includes(mode)) {
    throw new Error('MODE must be demo or production.');
  }
  const sandboxToken = tokenOf(environment.SANDBOX_TOKEN);
  if (mode === 'production') {
    if (sandboxToken === null) return { kind: 'production' };
    throw new Error('SANDBOX_TOKEN has no effect with MODE=production: there is no /sandbox then.');
  }
  if (sandboxToken === null && !LOOPBACK.test(host)) {
    throw new Error(
      `With HOST=${host} others can reach this server, and a demo would let them read its emails and sign in to its ` +
        'accounts. Set MODE=production to serve customers, or SANDBOX_TOKEN to serve a demo whose /sandbox asks for it.',
    );
  }
  return { kind: 'demo', sandboxToken };
}
