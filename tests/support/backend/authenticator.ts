import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { components } from '../../../src/api/contract/schema';

type Wire = components['schemas'];

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

/** A public key of P-256 in COSE (RFC 9052): kty EC2, alg ES256, crv P-256, x, y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (part: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(part, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

/** The CBOR of `{fmt: 'none', attStmt: {}, authData}`. */
const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59]),
    uint16(authData.length),
    authData,
  ]);

type Options = { readonly challenge: string };

/** What a browser and its authenticator do with one passkey (Web Authentication Level 3), without either. */
export type TestAuthenticator = {
  readonly credentialId: string;
  /** COSE in base64url. */
  readonly publicKey: string;
  /** Makes the passkey. */
  create(options: Options): Wire['Passkey'];
  /** Signs with it. */
  get(options: Options): Wire['Passkey'];
};

/** @param isVerified whether it asks its user for a PIN or a fingerprint */
export function testAuthenticator(origin: string, isVerified = true): TestAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const rpIdHash = sha256(new URL(origin).hostname);
  const flags = PRESENT | (isVerified ? VERIFIED : 0);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const passkey = (response: Readonly<Record<string, string>>): Wire['Passkey'] => ({
    id,
    rawId: id,
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  return {
    credentialId: id,
    publicKey: coseOf(publicKey).toString('base64url'),
    create(options) {
      const authData = Buffer.concat([
        rpIdHash,
        Buffer.from([flags | ATTESTED]),
        uint32(counter),
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        coseOf(publicKey),
      ]);
      return passkey({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestationOf(authData).toString('base64url'),
      });
    },
    get(options) {
      counter += 1;
      const authData = Buffer.concat([rpIdHash, Buffer.from([flags]), uint32(counter)]);
      const signed = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([authData, sha256(signed)]), privateKey);
      return passkey({
        clientDataJSON: signed.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
