import type { Heavy } from '../support/heavy-code';

/**
 * What is downloaded together, by what asks for it: a `shared` part that several screens bring along, a `page`'s own, or
 * a `step` inside a page (a dialog, a step of a wizard, a library).
 */
export type Load = {
  readonly name: string;
  readonly kind: 'shared' | 'page' | 'step';
  /** The modules that it begins with; what they import statically comes along. */
  readonly entries: readonly string[];
  /** The loads, by name, that are always there before it: what they bring is theirs. */
  readonly after?: readonly string[];
  /** What it may bring of the heavy parts. */
  readonly needs?: readonly Heavy[];
};

const PHONE = 'phone numbers';
const DIALOGS = 'dialogs';
const SHELL = 'the signed-in shell';

/** Beyond the first load, in the order in which they are taken away from what comes after them. */
const SHARED: readonly Load[] = [
  {
    name: PHONE,
    kind: 'shared',
    entries: ['src/domain/phone.ts', 'src/ui/phone-field/phone-field.tsx'],
    needs: ['phone metadata'],
  },
  { name: DIALOGS, kind: 'shared', entries: ['src/ui/dialog.tsx'] },
  { name: SHELL, kind: 'shared', entries: ['src/routes/shell-frame.tsx'] },
];

const page = (name: string, entries: readonly string[]): Load => ({ name, kind: 'page', entries });

const ADMIN = ['src/routes/admin-area.tsx', 'src/routes/native-or-framed.tsx'];
const WIZARD = '/profile/premium, the wizard of a customer';

const PAGES: readonly Load[] = [
  page('/guest', ['src/routes/guest-page.tsx']),
  page('/admin/login', ['src/routes/admin-login-page.tsx']),
  page('/lost-pass', ['src/routes/lost-password-page.tsx']),
  page('/reset', ['src/routes/reset-page.tsx']),
  page('/notify/new-user', ['src/routes/new-user-page.tsx']),
  page('/register/signup, the wizard of a visitor', ['src/routes/registration-page.tsx']),
  page('/profile', ['src/routes/profile-area.tsx', 'src/routes/profile-page.tsx']),
  page(WIZARD, ['src/routes/add-premium-page.tsx']),
  page('/new-booking and the other older pages', ['src/routes/framed-page.tsx']),
  page('an older page for a visitor', ['src/routes/framed-visitor-page.tsx']),
  page('/content', ['src/routes/content-page.tsx']),
  page('/premium/complete', ['src/routes/completion-pages.tsx']),
  page('/admin/dashboard', [...ADMIN, 'src/routes/admin-dashboard-page.tsx']),
  page('/admin/credit-account-requests', [...ADMIN, 'src/routes/credit-account-requests-page.tsx']),
  page('/admin/audit', [...ADMIN, 'src/routes/audit-page.tsx']),
  page('/customers', [...ADMIN, 'src/routes/customer-search-page.tsx']),
];

type More = Pick<Load, 'after' | 'needs'>;

const step = (name: string, entry: string | readonly string[], more: More = {}): Load => ({
  name,
  kind: 'step',
  entries: [entry].flat(),
  ...more,
});

const ANYWHERE: readonly Load[] = [
  step('calls for what a customer has', [
    'src/api/calls/cards.ts',
    'src/api/calls/subscriptions.ts',
    'src/api/calls/card-accounts.ts',
    'src/api/calls/accounts.ts',
    'src/api/calls/receipts.ts',
  ]),
  step('calls for the texts', 'src/api/calls/pages.ts'),
  step('dialog of terms or privacy', 'src/routes/information-dialog.tsx'),
  step('dialog of the contact form', 'src/routes/contact-dialog.tsx'),
  step('dialog that signs in again', 'src/routes/sign-in-again.tsx'),
  step('dialog: signed in elsewhere', 'src/features/session/signed-in-elsewhere-dialog.tsx'),
  step('dialog of a completion', 'src/routes/completion-dialogs.tsx'),
  step('texts of the server, made safe', 'src/features/content/information.tsx', { after: ['/content'] }),
  step('contact form of its page', 'src/routes/content-contact.tsx', { after: ['/content'] }),
  step('check of the expiring cards', 'src/provide/expiring-cards.ts'),
  step('items of a notice', 'src/features/notifications/notice-items.tsx'),
  step('banner of a demo', 'src/routes/demo-banner.tsx'),
  step('banner of an acting admin', 'src/routes/acting.tsx'),
  step('reCAPTCHA', 'src/platform/recaptcha.ts'),
  step('telemetry', 'src/provide/telemetry.ts'),
  step('zxcvbn', 'src/domain/strength-meter.ts', { needs: ['zxcvbn'] }),
];

const PAYMENTS = 'access to the card provider';
const CARD_STEP = 'card step';
const CARD_ADD = 'dialog: add a card';
const CARD_CHOICE = 'dialog: choose a card';

const onProfile = (name: string, entry: string, more: More = {}): Load =>
  step(name, entry, { ...more, after: ['/profile', ...(more.after ?? [])] });

const PROFILE: readonly Load[] = [
  {
    ...onProfile('settings of the profile', 'src/features/profile/settings-form.tsx'),
    entries: ['src/features/profile/settings-form.tsx', 'src/domain/settings-values.ts'],
  },
  onProfile('dialog: close the account', 'src/features/profile/close-account-dialog.tsx'),
  onProfile('dialog: changes elsewhere', 'src/features/profile/settings-changes-dialog.tsx'),
  onProfile('dialog: leave the settings', 'src/features/profile/settings-leave-dialog.tsx'),
  onProfile(CARD_ADD, 'src/features/cards/card-add-dialog.tsx'),
  onProfile('dialog: remove a card', 'src/features/cards/card-removal-dialog.tsx', { after: [CARD_ADD] }),
  onProfile(CARD_CHOICE, 'src/features/cards/card-choice-dialog.tsx', { after: [CARD_ADD] }),
  onProfile('dialog: add a card account', 'src/features/payment-profiles/card-account-add-dialog.tsx', {
    after: [CARD_ADD],
  }),
  onProfile('dialog: credit account', 'src/features/payment-profiles/credit-request-dialog.tsx'),
  onProfile('dialog: cancel Premium', 'src/features/premium-cards/subscription-cancel-dialog.tsx'),
  onProfile('dialog: resume Premium', 'src/features/premium-cards/subscription-resume-dialog.tsx'),
  onProfile('dialog: withdraw from Premium', 'src/features/premium-cards/subscription-withdrawal-dialog.tsx'),
];

const inWizard = (name: string, entry: string, more: More = {}): Load =>
  step(name, entry, { ...more, after: [WIZARD, ...(more.after ?? [])] });

const WIZARDS: readonly Load[] = [
  inWizard('dialog: add a profile', 'src/features/stepper/add-new-chooser.tsx'),
  inWizard('wizard: Profile Type', 'src/features/stepper/fields/profile-type-fields.tsx'),
  inWizard('wizard: Profile Details', 'src/features/stepper/fields/profile-details-fields.tsx'),
  inWizard('wizard: Business+', 'src/features/stepper/fields/credit-account-fields.tsx'),
  inWizard(CARD_STEP, 'src/features/stepper/card-step.tsx'),
  inWizard('wizard: before leaving', 'src/features/stepper/leave-dialog.tsx'),
  step(PAYMENTS, 'src/payments/load.ts', { after: [CARD_STEP, WIZARD] }),
  step('Stripe', 'src/payments/stripe.ts', { after: [PAYMENTS], needs: ['Stripe'] }),
  step('simulator', 'src/payments/simulator/simulator-port.ts', { after: [PAYMENTS], needs: ['Stripe'] }),
  step('calls to the sandbox', 'src/api/calls/sandbox.ts'),
  inWizard('wallets', 'src/features/stepper/wallet-area.tsx', {
    after: [CARD_STEP],
    needs: ['Stripe', 'wallet'],
  }),
  step("Stripe's wallets", 'src/payments/wallet.ts', { after: [PAYMENTS], needs: ['Stripe', 'wallet'] }),
  step("the simulator's wallet", 'src/payments/simulator/wallet-element.ts', {
    after: [PAYMENTS],
    needs: ['Stripe', 'wallet'],
  }),
];

const ADMINS: readonly Load[] = [
  step('dialog: approve a request', 'src/features/admin/approve-dialog.tsx', {
    after: ['/admin/credit-account-requests'],
  }),
  step('dialog: decline a request', 'src/features/admin/decline-dialog.tsx', {
    after: ['/admin/credit-account-requests'],
  }),
  step('dialog: act for a customer', 'src/features/admin/impersonation-start-dialog.tsx', {
    after: ['/customers'],
  }),
];

/** Every chunk beyond the first load belongs to one of these at least: `npm run size` fails for one that does not. */
export const LOADS: readonly Load[] = [...SHARED, ...PAGES, ...ANYWHERE, ...PROFILE, ...WIZARDS, ...ADMINS];

/** What a page may bring beyond the shared parts, brotli. */
export const PAGE_LIMITS_KIB: Readonly<Record<string, number>> = {
  // With what its dialogs and switches are made of: Ark's and zag's parts as published.
  '/profile': 55,
  [WIZARD]: 40,
  '/register/signup, the wizard of a visitor': 40,
  '/admin/dashboard': 60,
  '/admin/credit-account-requests': 60,
  '/admin/audit': 60,
  '/customers': 60,
};
