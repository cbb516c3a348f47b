import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

type Environment = Readonly<Record<string, string | undefined>>;

/** A certificate with its chain, and its private key, as PEM. */
export type Certificate = { readonly cert: string; readonly key: string };

function contentOf(name: 'TLS_CERT' | 'TLS_KEY', path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // The message omits the value, which may be the key itself instead of a path.
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${name} must be the path of a file that can be read (${code}).`, { cause: error });
  }
}

/** Parses the content of a file. If that fails, says what it must be, because OpenSSL's own messages do not help. */
function parsed<T>(parse: () => T, message: string): T {
  try {
    return parse();
  } catch (error) {
    throw new Error(message, { cause: error });
  }
}

/**
 * Reads the files of TLS_CERT and TLS_KEY.
 *
 * @returns null without both
 * @throws if one is missing, not readable, or does not fit the other, naming it; the message never contains the key
 */
export function readTls(environment: Environment): Certificate | null {
  const { TLS_CERT = '', TLS_KEY = '' } = environment;
  if (TLS_CERT === '' && TLS_KEY === '') return null;
  if (TLS_CERT === '')
    throw new Error('TLS_KEY needs TLS_CERT as well: the certificate that the key belongs to.');
  if (TLS_KEY === '') throw new Error('TLS_CERT needs TLS_KEY as well: the private key of the certificate.');
  const cert = contentOf('TLS_CERT', TLS_CERT);
  const key = contentOf('TLS_KEY', TLS_KEY);
  const certificate = parsed(
    () => new X509Certificate(cert),
    `TLS_CERT must be a certificate in PEM format, which ${TLS_CERT} is not.`,
  );
  const privateKey = parsed(
    () => createPrivateKey(key),
    `TLS_KEY must be a private key in PEM format without a passphrase, which ${TLS_KEY} is not.`,
  );
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new Error(
      'TLS_KEY must be the private key of the certificate in TLS_CERT: they do not belong together.',
    );
  }
  parsed(
    () => createSecureContext({ cert, key }),
    'TLS_CERT must be a certificate and its chain that OpenSSL accepts: it refuses these.',
  );
  return { cert, key };
}
