import type { FlowFixtures } from '../../fixtures.types';
import { cardToken } from '../../samples';
import type { cardEntryMachine } from './card-entry.machine';

export const fixtures = {
  inputs: { profile: { termsRequired: false }, registration: { termsRequired: true } },
  events: [
    { type: 'element.changed', change: { complete: true, empty: false, error: null } },
    {
      type: 'element.changed',
      change: { complete: false, empty: false, error: 'Your card number is incomplete.' },
    },
    { type: 'cardholder.changed', name: 'Aoife Byrne' },
    { type: 'cardholder.changed', name: '4242' },
    { type: 'terms.changed', accepted: true },
    { type: 'terms.changed', accepted: false },
    { type: 'price.changed' },
    { type: 'token.requested' },
    { type: 'entry.cleared' },
    { type: 'script.retried' },
    { type: 'wallet.shown' },
    { type: 'wallet.withdrawn' },
    { type: 'wallet.pressed' },
    { type: 'wallet.authorised', authorisation: 'wallet-1' },
    { type: 'wallet.dropped' },
  ],
  fromParent: ['token.requested', 'entry.cleared', 'price.changed'],
  ignores: [
    { events: ['entry.cleared'], in: ['loading'] },
    { events: ['wallet.dropped'], in: ['usable.card.valid'] },
    { events: ['wallet.withdrawn'], in: ['usable.wallet.absent'] },
    { events: ['wallet.shown'], in: ['usable.wallet.offered'] },
    { events: ['wallet.pressed'], in: ['usable.wallet.offered.termsMissing'] },
  ],
  outcomes: {
    loadProvider: { loaded: { resolve: null }, blocked: { reject: new Error('Failed to load Stripe.js') } },
    createToken: {
      token: { resolve: { kind: 'token', card: cardToken } },
      refused: { resolve: { kind: 'refused', message: 'Your card number is invalid.' } },
      offline: { reject: new Error('No answer') },
    },
    createWalletToken: {
      token: { resolve: { kind: 'token', card: cardToken, from: { wallet: 'googlePay', brand: 'visa' } } },
      refused: { resolve: { kind: 'refused', message: 'Your card does not support this purchase.' } },
      offline: { reject: new Error('No answer') },
    },
  },
  distinguish: ({ cardholderName, element, termsAccepted, termsRequired, card }) => [
    cardholderName,
    element.complete && element.error === null,
    termsRequired,
    termsRequired && termsAccepted,
    card !== null,
  ],
} satisfies FlowFixtures<typeof cardEntryMachine>;
