import { expect, it } from 'vitest';
import { isOwnedBy } from '../../../src/domain/cards/card-account';

const niamh = { uuid: 'u1', email: 'niamh@cabrank.test' };

it.each([
  ['that the server says are theirs', true, niamh, true],
  ['that bear their uuid', 'u1', niamh, true],
  ['that bear their email address, however it is written', 'Niamh@Cabrank.test', niamh, true],
  ['that the server says are not', false, niamh, false],
  ['of somebody else', 'sean@cabrank.test', niamh, false],
  ['where nobody is signed in', true, null, false],
  ['of nobody, for a guest without an email address', '', { uuid: 'u2', email: '' }, false],
])('a card account is found among the customer’s own: of those %s', (_what, owner, user, own) => {
  expect(isOwnedBy({ owner }, user)).toBe(own);
});
