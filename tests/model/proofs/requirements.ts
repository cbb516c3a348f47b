/** One requirement of states and transitions. Its key is also in `machines/requirements.md`. */
export type Requirement = {
  /** Section, heading, and the number of the bullet; a paragraph without bullets is number one. */
  readonly key: `S4.${string}.${number}`;
  readonly heading: string;
  /** The text of the requirement: a bullet is one entry, a paragraph one entry per sentence. */
  readonly says: readonly string[];
};

type Under = { readonly heading: string } & (
  { readonly bullets: readonly string[] } | { readonly paragraph: readonly string[] }
);

/** By the heading's name in keys: the heading itself, and its bullets or the sentences of its paragraph. */
const headings: Readonly<Record<string, Under>> = {
  logout: {
    heading: 'Logout',
    bullets: [
      'Blocked if a logout is already in progress.',
      'While an admin is impersonating, logout ends impersonation and goes to /customers. The in-progress flag resets 1000 ms afterwards.',
      'Otherwise it calls the server, then clears user, nav items, nav expiry, cards, accounts and subscriptions, and goes to the given target, or /admin/login for an admin, or the location the server returns.',
    ],
  },
  session: {
    heading: 'Session',
    bullets: [
      'An unauthorised event while a user is logged in re-checks the session. On failure the user is logged out and sent to login (admin login if admin) with returnUrl.',
      "A 401 response emits 'unauthorized' when auth checking is on.",
      "A version mismatch in a server response emits an 'expired' event.",
    ],
  },
  cardStates: {
    heading: 'Card states:',
    paragraph: ["expired (badge 'Expired'), expiring soon (badge 'Expiring Soon'), or normal."],
  },
  expiringCardCheck: {
    heading: 'Expiring-card check',
    bullets: [
      'A logged-in user (or an impersonating admin) triggers loading of cards and subscriptions, then the expiring-card check, repeated every 24 hours.',
      'The notice waits up to 10 x 100 ms for its checkbox. It can be hidden per card.',
    ],
  },
  cardStep: {
    heading: 'Card step (registration/premium):',
    paragraph: [
      'valid only when terms are ticked, the cardholder name is valid, the card has no error and is complete, and a token has been received.',
      'Clearing the card removes the token.',
      'A premium price change unticks the terms.',
    ],
  },
  addingACard: {
    heading: 'Adding a card on the profile',
    bullets: [
      'Nickname valid and card entry valid, then submit.',
      'A payment-required reply (402) triggers extra card authentication (3-D Secure) using the setup intent secret, then resubmits with the setup intent id.',
      'On success the form resets, the dialog closes, cards reload, and the new card is selected if the dialog is in select mode.',
    ],
  },
  stepper: {
    heading: 'Stepper',
    bullets: [
      'Next advances; Back returns one step. A step marked optional for the profile type can be skipped.',
      'A step with a trigger (the card step) first runs it and advances only once valid.',
      "On the last step the button reads Finish, or 'Request Business+' for bill-pay.",
      'If any step is invalid at finish, the user returns to the first incomplete step with a warning.',
    ],
  },
  stepperSubmission: {
    heading: 'Stepper submission',
    bullets: [
      'POST. An OK response completes.',
      "A 'payment required' response carries a card-provider action (payment intent or setup intent secret) needing extra authentication. On success a confirmation call with the intent id follows, then completion.",
      'On authentication failure: the new card is deleted, the form flips to card-only mode (later submissions go to the card validation endpoint), errors are shown, and the card step is cleared and reopened.',
      'An error response flagged as a card-provider error also switches to card-only mode.',
    ],
  },
  completion: {
    heading: 'Completion',
    bullets: [
      'The card path emits premium-subscription-complete; the bill-pay path emits applicationSent.',
      'Both then clear the form, mark accounts, card accounts and subscriptions stale, reload subscriptions and cards, and emit complete.',
    ],
  },
  subscription: {
    heading: 'Subscription:',
    paragraph: [
      'can be cancelled (irreversible).',
      'Cancelling expires cached card accounts, navigation and subscriptions and reloads navigation.',
      'If zero subscriptions load, the premium flag is cleared.',
    ],
  },
  businessPlusApplication: {
    heading: 'Business+ application:',
    paragraph: [
      'pending approval after submission.',
      'An account with a pending request (no id) shows a notice.',
      'How the application ends is not shown.',
    ],
  },
  enableDisable: {
    heading: 'Enable/disable of a business account:',
    paragraph: ['a failed call reverts the toggle.'],
  },
  usersWhoCannotBook: {
    heading: 'Users who cannot book:',
    paragraph: ['the payment type and submit controls are removed and a message is shown.'],
  },
  closeAccount: {
    heading: 'Close account:',
    paragraph: ['confirm dialog, then delete.', 'On success the user is logged out and sent to /.'],
  },
  changePassword: {
    heading: 'Change password:',
    paragraph: [
      'on success the fields clear, the must-change-password flag clears, and the navigation cache resets.',
    ],
  },
  notifications: {
    heading: 'Notifications:',
    paragraph: ['removed by close; focus returns to the activator after 50 ms.'],
  },
  dataFreshness: {
    heading: 'Data freshness:',
    paragraph: [
      'card accounts and accounts stale after 3600 s; subscriptions after 86400 s; navigation and admin navigation after 1800 s; user state refreshed after 30 minutes.',
    ],
  },
  passwordStrength: {
    heading: 'Password strength:',
    paragraph: [
      'score 0-4 maps to Insecure, Poor, Okay, Good, Excellent (red, orange, grey, blue, green).',
      'Strong enough means score 3 or more.',
    ],
  },
};

/** Every requirement of states and transitions. */
export const requirements: readonly Requirement[] = Object.entries(headings).flatMap(([name, under]) =>
  ('bullets' in under ? under.bullets.map((says) => [says]) : [under.paragraph]).map(
    (says, index): Requirement => ({ key: `S4.${name}.${index + 1}`, heading: under.heading, says }),
  ),
);
