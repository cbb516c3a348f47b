import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/server/environment';
import { makeCertificate } from '../../support/gateway/certificate';

const own = makeCertificate();
const other = makeCertificate();
const locked = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
  cipher: 'aes-256-cbc',
  passphrase: 'canary',
});
/** PEM without its last lines. */
const cut = (pem: string): string => pem.slice(0, pem.length / 2);

let folder: string;
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabrank-tls-'));
  const files = {
    'cert.pem': own.cert,
    'chain.pem': own.cert + other.cert,
    'broken-chain.pem': own.cert + cut(other.cert),
    'key.pem': own.key,
    'other-key.pem': other.key,
    'locked.pem': locked.toString(),
    'cut.pem': cut(own.key),
    'empty.pem': '',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(at(name), content);
});
afterAll(() => rm(folder, { recursive: true }));

const read = (cert: string, key: string): unknown =>
  readSettings({ TLS_CERT: cert && at(cert), TLS_KEY: key && at(key) }).certificate;

describe('TLS_CERT and TLS_KEY', () => {
  it('are read from their files, a certificate alone or with its chain', () => {
    expect(read('', '')).toBeNull();
    expect(read('cert.pem', 'key.pem')).toEqual(own);
    expect(read('chain.pem', 'key.pem')).toEqual({ ...own, cert: own.cert + other.cert });
  });

  it.each([
    ['cert.pem', '', 'TLS_CERT needs TLS_KEY'],
    ['', 'key.pem', 'TLS_KEY needs TLS_CERT'],
    ['gone.pem', 'key.pem', 'TLS_CERT must be the path of a file that can be read (ENOENT)'],
    ['cert.pem', 'gone.pem', 'TLS_KEY must be the path of a file that can be read (ENOENT)'],
    ['cert.pem', '.', 'TLS_KEY must be the path of a file that can be read (EISDIR)'],
    ['key.pem', 'key.pem', 'TLS_CERT must be a certificate in PEM format'],
    ['empty.pem', 'key.pem', 'TLS_CERT must be a certificate in PEM format'],
    ['broken-chain.pem', 'key.pem', 'TLS_CERT must be a certificate and its chain'],
    ['cert.pem', 'cert.pem', 'TLS_KEY must be a private key in PEM format'],
    ['cert.pem', 'cut.pem', 'TLS_KEY must be a private key in PEM format'],
    ['cert.pem', 'locked.pem', 'TLS_KEY must be a private key in PEM format without a passphrase'],
    ['cert.pem', 'other-key.pem', 'TLS_KEY must be the private key of the certificate in TLS_CERT'],
  ])('cannot be %j and %j: %s', (cert, key, message) => {
    expect(() => read(cert, key)).toThrow(message);
    expect(() => read(cert, key)).not.toThrow('PRIVATE KEY');
  });

  it('do not show a key that stands in the place of its path', () => {
    const swapped = (): unknown => readSettings({ TLS_CERT: at('cert.pem'), TLS_KEY: own.key });
    expect(swapped).toThrow('TLS_KEY must be the path of a file');
    expect(swapped).not.toThrow('PRIVATE KEY');
  });
});
