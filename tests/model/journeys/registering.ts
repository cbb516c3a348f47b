import { journey } from './journey';

/** A visitor becomes a customer: registration, the mail, the password, the first card. */
export const registering = journey('registering', 'atAccount', {
  atAccount: {
    description: 'The first step of the wizard: who they are.',
    on: { 'account.given': 'atType' },
  },
  atType: {
    description: 'Which kind of profile they want.',
    on: { 'type.chosen': 'atPayment', 'step.left': 'backAtAccount' },
  },
  backAtAccount: {
    description: 'What they typed is still there.',
    on: { 'account.kept': 'atType' },
  },
  atPayment: {
    description: 'A card is asked for, and can wait.',
    on: { 'payment.skipped': 'registered' },
  },
  registered: {
    description: 'The account is there; a temporary password is in their mail.',
    on: { 'login.opened': 'atLogin' },
  },
  atLogin: {
    description: 'The login.',
    on: { 'password.mistyped': 'refused', 'password.mailed': 'mustChange' },
  },
  refused: {
    description: 'Another password than the mailed one opens nothing.',
    on: { 'password.mailed': 'mustChange' },
  },
  mustChange: {
    description: 'The temporary password has to be changed before anything else.',
    on: { 'old.mistyped': 'changeRefused', 'password.chosen': 'welcomed' },
  },
  changeRefused: {
    description: 'The old password was wrong, and nothing is changed.',
    on: { 'password.chosen': 'welcomed' },
  },
  welcomed: {
    description: 'They are welcomed over their profile.',
    on: { 'welcome.closed': 'withoutCard' },
  },
  withoutCard: {
    description: 'Their profile, with no card as yet.',
    on: { 'card.added': 'withCard', 'card.asked': 'bankAsks' },
  },
  bankAsks: {
    description: 'Their bank wants to confirm the card (3-D Secure).',
    on: { 'bank.confirmed': 'withCard', 'bank.refused': 'cardRefused' },
  },
  cardRefused: {
    description: 'The bank said no; the dialog waits for another card.',
    on: { 'card.replaced': 'withCard' },
  },
  withCard: { description: 'The card is on their profile, once.' },
});
