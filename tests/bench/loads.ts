import type { Heavy } from '../support/browser/loads/heavy-code';

/**
 * Code that is downloaded together: a `shared` part that several screens use, a `page`'s own code, or a `step` inside
 * a page (a dialog, a step of a wizard, a library).
 */
export type Load = {
  readonly name: string;
  readonly kind: 'shared' | 'page' | 'step';
  /** Its entry modules. Their static imports are included. */
  readonly entries: readonly string[];
  /** The names of loads that are always loaded before it. Their code is not counted again. */
  readonly after?: readonly string[];
  /** The heavy parts that it may contain. */
  readonly needs?: readonly Heavy[];
};

const PHONE = 'phone numbers';

/** Parts beyond the first load. Each is subtracted from the loads after it, in this order. */
const SHARED: readonly Load[] = [
  { name: 'shared by the screens', kind: 'shared', entries: ['src/app/shell/shell-frame.tsx'] },
  // With what the dialogs share.
  { name: 'drawer of the menu', kind: 'shared', entries: ['src/features/app/navigation/drawer.tsx'] },
  {
    name: PHONE,
    kind: 'shared',
    entries: ['src/domain/phones/phone.ts', 'src/ui/phone-field/phone-field.tsx'],
    needs: ['phone metadata'],
  },
];

const page = (name: string, entries: readonly string[]): Load => ({ name, kind: 'page', entries });

const ADMIN = ['src/app/shell/admin-area.tsx', 'src/app/router/native-or-framed.tsx'];
const WIZARD = '/profile/premium, the wizard of a customer';

const PAGES: readonly Load[] = [
  page('/guest', ['src/features/session/sign-in/guest.route.tsx']),
  page('/admin/login', ['src/features/session/sign-in/admin-login.route.tsx']),
  page('/lost-pass', ['src/features/session/password-reset/lost-password.route.tsx']),
  page('/reset', ['src/features/session/password-reset/reset.route.tsx']),
  page('/not-me and the other links of mails', ['src/features/session/mail-link/mail-link.route.tsx']),
  page('/notify/new-user', ['src/features/registration/registration/new-user.route.tsx']),
  page('/register/signup, the wizard of a visitor', [
    'src/features/registration/registration/registration.route.tsx',
  ]),
  page('/profile', ['src/app/shell/profile-area.tsx', 'src/app/shell/profile-page.tsx']),
  page(WIZARD, ['src/features/premium/add-premium/add-premium.route.tsx']),
  page('/new-booking and the other older pages', ['src/features/legacy/legacy-frame/legacy-frame.route.tsx']),
  page('an older page for a visitor', ['src/features/legacy/legacy-frame/legacy-frame-visitor.route.tsx']),
  page('not found', ['src/app/shell/not-found-page.tsx']),
  page('/content', ['src/features/content/content/content.route.tsx']),
  page('/premium/complete', ['src/features/premium/completion/completion-pages.route.tsx']),
  page('/admin/dashboard', [...ADMIN, 'src/features/admin/dashboard/dashboard.route.tsx']),
  page('/admin/credit-account-requests', [
    ...ADMIN,
    'src/features/admin/credit-request-decision/credit-account-requests.route.tsx',
  ]),
  page('/admin/audit', [...ADMIN, 'src/features/admin/audit/audit.route.tsx']),
  page('/admin/support-codes', [
    ...ADMIN,
    'src/features/admin/support-recording/support-recording.route.tsx',
  ]),
  page('/admin/second-factor', [...ADMIN, 'src/features/settings/factors/admin-factors.route.tsx']),
  page('/customers', [...ADMIN, 'src/features/admin/customer-search/customer-search.route.tsx']),
];

type More = Pick<Load, 'after' | 'needs'>;

const step = (name: string, entry: string | readonly string[], more: More = {}): Load => ({
  name,
  kind: 'step',
  entries: [entry].flat(),
  ...more,
});

const ANYWHERE: readonly Load[] = [
  // Chakra's Menu, and what places it.
  step('menu of the person', 'src/features/app/person/person-menu.tsx'),
  step('calls for the texts', 'src/api/calls/pages.ts'),
  step('dialog of terms or privacy', 'src/features/content/content/information-dialog.route.tsx'),
  step('dialog of the contact form', 'src/features/content/contact/contact-dialog.route.tsx'),
  step('dialog that signs in again', 'src/features/session/sign-in/sign-in-again.route.tsx'),
  step('passkeys and the second step of a login', [
    'src/features/session/second-step/sign-in-parts.route.tsx',
    'src/features/session/second-step/second-step-again.route.tsx',
  ]),
  step('dialog: signed in elsewhere', 'src/features/session/sign-in/signed-in-elsewhere-dialog.tsx'),
  step('dialog of a completion', 'src/features/premium/completion/completion-dialogs.route.tsx'),
  step('texts of the server, made safe', 'src/features/content/content/information.tsx', {
    after: ['/content'],
  }),
  step('contact form of its page', 'src/features/content/contact/content-contact.route.tsx', {
    after: ['/content'],
  }),
  step('check of the expiring cards', 'src/features/cards/expiring-cards/expiring-cards.provide.ts'),
  step('items of a notice', 'src/features/app/notifications/notice-items.tsx'),
  step('banner of a demo', 'src/features/app/banners/demo-banner.route.tsx'),
  step('banner of an acting admin', 'src/features/session/impersonation/acting.route.tsx'),
  step('reCAPTCHA', 'src/platform/recaptcha.ts'),
  step('recorder for support', 'src/recording/recorder.ts'),
  step('support code of the contact form', 'src/features/content/support-code/support-code-area.route.tsx', {
    after: ['dialog of the contact form'],
  }),
  step('where a customer shows support that they are', [
    'src/features/app/whereabouts/whereabouts-bar.tsx',
    'src/features/app/whereabouts/whereabouts.provide.ts',
  ]),
  step('telemetry', 'src/app/environment/telemetry.ts'),
  step('zxcvbn', 'src/domain/passwords/strength-meter.ts', { needs: ['zxcvbn'] }),
];

const PAYMENTS = 'access to the card provider';
const CARD_STEP = 'card step';

const onProfile = (name: string, entry: string | readonly string[], more: More = {}): Load =>
  step(name, entry, { ...more, after: ['/profile', ...(more.after ?? [])] });

const PROFILE: readonly Load[] = [
  onProfile('form of the settings', [
    'src/domain/settings-values.ts',
    'src/features/settings/settings/settings-form.tsx',
  ]),
  onProfile(
    'email address and devices of the customer',
    'src/features/settings/devices/devices-area.route.tsx',
  ),
  onProfile('second step of the customer', 'src/features/settings/factors/factors-area.route.tsx'),
  onProfile('dialogs of the second step', [
    'src/features/settings/factor-add/factor-add-dialog.tsx',
    'src/features/settings/factor-change/factor-change-dialog.tsx',
    'src/features/settings/recovery-codes/recovery-codes-dialog.tsx',
  ]),
  // They share one chunk: each is small, and the others need most of its code too.
  onProfile('dialogs of the profile', 'src/features/cards/card-add/card-add-dialog.tsx'),
];

const inWizard = (name: string, entry: string, more: More = {}): Load =>
  step(name, entry, { ...more, after: [WIZARD, ...(more.after ?? [])] });

const WIZARDS: readonly Load[] = [
  inWizard('dialog: add a profile', 'src/features/registration/steps/add-new-chooser.tsx'),
  inWizard('wizard: Profile Type', 'src/features/registration/steps/profile-type-fields.tsx'),
  inWizard(CARD_STEP, 'src/features/registration/steps/card-step.tsx'),
  inWizard('wizard: before leaving', 'src/features/registration/stepper/leave-dialog.tsx'),
  step(PAYMENTS, 'src/payments/load.ts', { after: [CARD_STEP, WIZARD] }),
  step('Stripe', 'src/payments/stripe.ts', { after: [PAYMENTS], needs: ['Stripe'] }),
  step('simulator', 'src/payments/simulator/simulator-port.ts', { after: [PAYMENTS], needs: ['Stripe'] }),
  step('calls to the sandbox', 'src/api/calls/sandbox.ts'),
  inWizard('wallets', 'src/features/registration/steps/wallet-area.tsx', {
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
  step('dialog: approve a request', 'src/features/admin/credit-request-decision/approve-dialog.tsx', {
    after: ['/admin/credit-account-requests'],
  }),
  step('dialog: decline a request', 'src/features/admin/credit-request-decision/decline-dialog.tsx', {
    after: ['/admin/credit-account-requests'],
  }),
  step('dialog: sign in as a customer', 'src/features/admin/customer-search/impersonation-start-dialog.tsx', {
    after: ['/customers'],
  }),
  step('dialog: remove a lost second step', 'src/features/admin/factor-reset/factor-reset-dialog.tsx', {
    after: ['/customers'],
  }),
  step(
    'dialog: where a customer is',
    'src/features/admin/customer-whereabouts/customer-whereabouts-dialog.tsx',
    { after: ['/customers'] },
  ),
  step('dialog: act after looking', 'src/features/session/impersonation/act-dialog.tsx', {
    after: ['/profile'],
  }),
];

/** Every chunk beyond the first load must belong to at least one of these, otherwise `npm run size` fails. */
export const LOADS: readonly Load[] = [...SHARED, ...PAGES, ...ANYWHERE, ...PROFILE, ...WIZARDS, ...ADMINS];

/** The maximum size of a page beyond the shared parts, brotli. */
export const PAGE_LIMITS_KIB: Readonly<Record<string, number>> = {
  // Includes what its dialogs and switches consist of: the published parts of Ark and zag.
  '/profile': 55,
  [WIZARD]: 40,
  '/register/signup, the wizard of a visitor': 40,
  '/admin/dashboard': 60,
  '/admin/credit-account-requests': 60,
  '/admin/audit': 60,
  '/admin/second-factor': 60,
  '/admin/support-codes': 60,
  '/customers': 60,
};
