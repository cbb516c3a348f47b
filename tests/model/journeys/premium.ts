import { journey } from './journey';

/** A customer buys Premium with a card that requires a challenge (402), and cancels it. */
export const premium = journey('premium', 'withoutPremium', {
  withoutPremium: {
    description: 'Their profile, without Premium.',
    on: { 'premium.wanted': 'choosing' },
  },
  choosing: {
    description: 'Which profile shall be added.',
    on: { 'business.chosen': 'atType', 'chooser.closed': 'withoutPremiumAgain' },
  },
  withoutPremiumAgain: { description: 'Their profile, as it was.' },
  atType: {
    description: 'The stepper: which kind of Premium.',
    on: { 'type.chosen': 'atDetails' },
  },
  atDetails: {
    description: 'The address for the bill.',
    on: { 'address.given': 'atCard' },
  },
  atCard: {
    description: 'The card that pays.',
    on: { 'card.asked': 'bankAsks', 'card.declined': 'cardOnly' },
  },
  bankAsks: {
    description: 'Their bank wants to confirm the payment (3-D Secure).',
    on: { 'bank.confirmed': 'subscribed', 'bank.refused': 'cardOnly', 'bank.left': 'cardOnly' },
  },
  cardOnly: {
    description: 'Nothing is paid. Only the card is asked for again.',
    on: { 'card.replaced': 'subscribed' },
  },
  subscribed: {
    description: 'They are told that Premium is theirs.',
    on: { 'message.closed': 'withPremium' },
  },
  withPremium: {
    description: 'Their profile, with one subscription.',
    on: { 'cancel.wanted': 'askedToStay' },
  },
  askedToStay: {
    description: 'Premium goes on unless they say so once more.',
    on: { 'premium.kept': 'stillPremium', 'premium.cancelled': 'ending' },
  },
  stillPremium: { description: 'Nothing has changed.' },
  ending: { description: 'Premium ends on a day that is named, and cannot be cancelled twice.' },
});
