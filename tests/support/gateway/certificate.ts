import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Certificate } from '../../../src/server/tls-settings';

// Node can read certificates but not make any, so this writes one in DER (RFC 5280).

/** One value of DER: a tag, the length and the content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const bytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const text = (tag: number, value: string): Buffer => der(tag, Buffer.from(value, 'latin1'));
const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

const UTC_TIME = 0x17;
const PRINTABLE_STRING = 0x13;
const EXPLICIT_0 = 0xa0;
const EXPLICIT_3 = 0xa3;

/** 1.2.840.10045.4.3.2 */
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
/** 2.5.4.3 */
const name = sequence(der(0x31, sequence(identifier('550403'), text(PRINTABLE_STRING, 'cabrank.test'))));
/** 2.5.29.17: the names of a server on this machine. */
const alternativeNames = sequence(
  identifier('551d11'),
  der(0x04, sequence(text(0x82, 'localhost'), der(0x87, Buffer.from([127, 0, 0, 1])))),
);

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').replaceAll(/.{64}(?=.)/gu, '$&\n');
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
}

function selfSigned(publicKey: KeyObject, privateKey: KeyObject): string {
  const signed = sequence(
    der(EXPLICIT_0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(text(UTC_TIME, '200101000000Z'), text(UTC_TIME, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXPLICIT_3, sequence(alternativeNames)),
  );
  const signature = sign('sha256', signed, privateKey);
  return pem('CERTIFICATE', sequence(signed, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature)));
}

/** Makes a key and a self-signed certificate for `localhost` and 127.0.0.1. */
export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    cert: selfSigned(publicKey, privateKey),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
