import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../../../../domain/limits';
import { hashOfSecret } from '../shared/secret';

/** Letters and digits that nobody confuses in handwriting. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-');

/** Recovery codes such as `k7mq-2vxd-9hpa-tz4e`: 78 bits each, so that a hash without salt is safe. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** @param code as it was typed: case, spaces and hyphens do not matter */
export const hashOfRecoveryCode = (code: string): string =>
  hashOfSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/gu, ''));
