/*
 * Which modules the app imports later to show a screen. The page of a screen asks for them together with the app, and
 * the build puts them into few chunks (`screen-chunks.ts`).
 */

const features = (...paths: readonly string[]): readonly string[] =>
  paths.map((path) => `src/features/${path}`);

const SHELL = 'src/app/shell/shell-frame.tsx';

const PROFILE = [
  SHELL,
  'src/app/shell/profile-area.tsx',
  'src/app/shell/profile-page.tsx',
  'src/api/calls/cards.ts',
  'src/api/calls/card-accounts.ts',
  'src/api/calls/accounts.ts',
  'src/api/calls/subscriptions.ts',
  'src/api/calls/receipts.ts',
];

const ADMIN_PAGE = [SHELL, 'src/app/shell/admin-area.tsx', 'src/app/router/native-or-framed.tsx'];

const CONTENT = [SHELL, 'src/api/calls/pages.ts', ...features('content/content/content.route.tsx')];

/** By the screen's name. Paths are relative to the root of the repository. */
export const SCREENS = {
  profile: PROFILE,
  /** Comes into the profile: the other sections do not wait for it and for the numbering plans. */
  settings: ['src/domain/settings-values.ts', ...features('settings/settings/settings-form.tsx')],
  /** Below the password: nothing waits for it. */
  devices: features(
    'settings/devices/devices-area.route.tsx',
    'settings/email-change/email-change-area.route.tsx',
  ),
  /** Below the password too, if the backend offers the group `second-factor`. */
  factors: features('settings/factors/factors-area.route.tsx'),
  /** The profile, and over it a dialog of a completion. */
  welcome: [...PROFILE, ...features('premium/completion/completion-dialogs.route.tsx')],
  /** What opens over the profile: asked for when the browser has nothing else to do. */
  dialogs: features(
    'cards/card-add/card-add-dialog.tsx',
    'cards/card-removal/card-removal-dialog.tsx',
    'cards/card-choice/card-choice-dialog.tsx',
    'profiles/card-account-add/card-account-add-dialog.tsx',
    'profiles/credit-request/credit-request-dialog.tsx',
    'profiles/subscription-cancel/subscription-cancel-dialog.tsx',
    'profiles/subscription-resume/subscription-resume-dialog.tsx',
    'profiles/subscription-withdrawal/subscription-withdrawal-dialog.tsx',
    'settings/close-account/close-account-dialog.tsx',
    'settings/devices/device-sign-out-dialog.tsx',
    'settings/email-change/email-change-dialog.tsx',
    'settings/settings/settings-changes-dialog.tsx',
    'settings/settings/settings-leave-dialog.tsx',
  ),
  /** Behind every screen of a customer: whether a card expires. */
  expiring: [
    'src/api/calls/cards.ts',
    'src/api/calls/subscriptions.ts',
    'src/api/calls/card-accounts.ts',
    ...features('cards/expiring-cards/expiring-cards.provide.ts'),
  ],
  premium: [
    SHELL,
    'src/app/shell/profile-area.tsx',
    ...features('premium/add-premium/add-premium.route.tsx', 'registration/steps/profile-details-fields.tsx'),
  ],
  registration: features('registration/registration/registration.route.tsx'),
  framed: [SHELL, ...features('legacy/legacy-frame/legacy-frame.route.tsx')],
  content: [...CONTENT, ...features('content/content/information.tsx')],
  contact: [...CONTENT, ...features('content/contact/content-contact.route.tsx')],
  completion: [SHELL, ...features('premium/completion/completion-pages.route.tsx')],
  'admin-page': ADMIN_PAGE,
  dashboard: [...ADMIN_PAGE, ...features('admin/dashboard/dashboard.route.tsx')],
  customers: [...ADMIN_PAGE, ...features('admin/customer-search/customer-search.route.tsx')],
  requests: [...ADMIN_PAGE, ...features('admin/credit-request-decision/credit-account-requests.route.tsx')],
  audit: [...ADMIN_PAGE, ...features('admin/audit/audit.route.tsx')],
  'support-recording': [...ADMIN_PAGE, ...features('admin/support-recording/support-recording.route.tsx')],
  'admin-factors': [...ADMIN_PAGE, ...features('settings/factors/admin-factors.route.tsx')],
  'not-found': ['src/app/shell/not-found-page.tsx'],
  guest: features('session/sign-in/guest.route.tsx'),
  'admin-login': features('session/sign-in/admin-login.route.tsx'),
  'lost-password': features('session/password-reset/lost-password.route.tsx'),
  'new-user': features('registration/registration/new-user.route.tsx'),
  reset: features('session/password-reset/reset.route.tsx'),
  'mail-link': features('session/mail-link/mail-link.route.tsx'),
} satisfies Readonly<Record<string, readonly string[]>>;

export type ScreenName = keyof typeof SCREENS;

/** What comes one by one, when somebody needs it: each keeps a chunk of its own, beside what it shares. */
export const ON_DEMAND = {
  'wizard-parts': [
    'src/payments/load.ts',
    ...features(
      'registration/steps/add-new-chooser.tsx',
      'registration/steps/profile-type-fields.tsx',
      'registration/steps/credit-account-fields.tsx',
      'registration/steps/card-step.tsx',
      'registration/steps/wallet-area.tsx',
      'registration/stepper/leave-dialog.tsx',
    ),
  ],
  menu: features('app/navigation/drawer.tsx'),
  'person-menu': features('app/person/person-menu.tsx'),
  'admin-dialogs': features(
    'admin/credit-request-decision/approve-dialog.tsx',
    'admin/credit-request-decision/decline-dialog.tsx',
    'admin/customer-search/impersonation-start-dialog.tsx',
    'admin/factor-reset/factor-reset-dialog.tsx',
    'admin/customer-whereabouts/customer-whereabouts-dialog.tsx',
    'session/impersonation/act-dialog.tsx',
  ),
  'text-dialog': features('content/content/information-dialog.route.tsx'),
  'contact-dialog': features('content/contact/contact-dialog.route.tsx'),
  'support-code': features('content/support-code/support-code-area.route.tsx'),
  whereabouts: features('app/whereabouts/whereabouts-bar.tsx', 'app/whereabouts/whereabouts.provide.ts'),
  'session-dialogs': features(
    'session/sign-in/sign-in-again.route.tsx',
    'session/sign-in/signed-in-elsewhere-dialog.tsx',
  ),
  'factor-dialogs': features(
    'settings/factor-add/factor-add-dialog.tsx',
    'settings/factor-change/factor-change-dialog.tsx',
    'settings/recovery-codes/recovery-codes-dialog.tsx',
  ),
  'sign-in-parts': features(
    'session/second-step/sign-in-parts.route.tsx',
    'session/second-step/second-step-again.route.tsx',
  ),
  'parts-anywhere': [
    'src/app/environment/telemetry.ts',
    'src/recording/recorder.ts',
    ...features(
      'app/notifications/notice-items.tsx',
      'app/banners/demo-banner.route.tsx',
      'session/impersonation/acting.route.tsx',
    ),
  ],
  'visitor-frame': features('legacy/legacy-frame/legacy-frame-visitor.route.tsx'),
} satisfies Readonly<Record<string, readonly string[]>>;
