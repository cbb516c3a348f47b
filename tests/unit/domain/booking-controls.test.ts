import { describe, expect, it } from 'vitest';
import { legacy } from '#messages/legacy/legacy';
import { aoife } from '../../../machines/samples';
import { bookingControls } from '../../../src/domain/booking-controls';
import type { User } from '../../../src/domain/entities';
import { PAY_IN_CAR_TECH_FEE_PERCENT } from '../../../src/domain/limits';

const impersonation = { reason: 'Called in', startedAt: null, lookOnly: false };
const owing = 'Please settle your account first.';
const ask = (change: Partial<User>) => bookingControls({ ...aoife, ...change }, legacy.cannotBook);
const refused = (message: string) => ({ kind: 'refused', message });

describe('the booking controls', () => {
  it('are unchanged for a visitor', () => {
    expect(bookingControls(null, legacy.cannotBook)).toEqual({ kind: 'asIs' });
  });

  it.each<[string, Partial<User>, object]>([
    ['a customer', {}, { kind: 'asIs' }],
    ['a customer with a message that does not matter', { unableToBookMessage: owing }, { kind: 'asIs' }],
    ['a guest', { guest: true }, { kind: 'guest' }],
    ['an admin who acts for a customer', { impersonation }, { kind: 'asIs' }],
    [
      'an admin who acts for a customer with an old password',
      { impersonation, mustChangePassword: true },
      { kind: 'asIs' },
    ],
    ['who cannot book', { canBook: false, unableToBookMessage: owing }, refused(owing)],
    ['who cannot book, nobody says why', { canBook: false }, refused(legacy.cannotBook)],
    [
      'who cannot book, with an empty message',
      { canBook: false, unableToBookMessage: ' ' },
      refused(legacy.cannotBook),
    ],
    ['who must change the password', { mustChangePassword: true }, refused(legacy.cannotBook)],
    [
      'who must change the password, with a message',
      { mustChangePassword: true, unableToBookMessage: owing },
      refused(owing),
    ],
    [
      'who cannot book and must change the password',
      { canBook: false, mustChangePassword: true, unableToBookMessage: owing },
      refused(owing),
    ],
    [
      'an admin who acts for who cannot book',
      { canBook: false, impersonation, mustChangePassword: true },
      refused(legacy.cannotBook),
    ],
    ['a guest who cannot book', { guest: true, canBook: false }, refused(legacy.cannotBook)],
  ])('of %s', (_name, change, expected) => {
    expect(ask(change)).toEqual(expected);
  });

  it('S4.usersWhoCannotBook.1, S9.payInCarFee: have the exact texts', () => {
    expect(legacy.cannotBook).toBe('You must change your password to continue');
    expect(legacy.guestSubmit).toBe('Submit');
    const note = legacy.payInCar({ percent: PAY_IN_CAR_TECH_FEE_PERCENT });
    expect(note).toContain('ten percent tech fee');
    expect(note).toContain('paid by phone');
    expect(note).toContain('not collected by the driver');
    expect(legacy.payInCar({ percent: 12 })).toContain('12% tech fee');
  });
});
