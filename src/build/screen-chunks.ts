import { ON_DEMAND, SCREENS, type ScreenName } from './screens';

type PartName = ScreenName | keyof typeof ON_DEMAND;

const ADMIN: readonly PartName[] = [
  'admin-page',
  'dashboard',
  'customers',
  'requests',
  'audit',
  'support-recording',
  'admin-factors',
];
const PROFILES: readonly PartName[] = ['profile', 'welcome'];
const WIZARDS: readonly PartName[] = ['premium', 'registration', 'wizard-parts'];
const TEXTS: readonly PartName[] = ['content', 'text-dialog'];
const CONTACTS: readonly PartName[] = ['contact', 'contact-dialog'];
const FACTORS: readonly PartName[] = ['factors', 'admin-factors', 'factor-dialogs'];
/** What opens over the profile. */
const OVER_PROFILE: readonly PartName[] = ['dialogs', 'factor-dialogs'];
const DIALOGS: readonly PartName[] = [
  ...OVER_PROFILE,
  'admin-dialogs',
  'text-dialog',
  'contact-dialog',
  'support-code',
  'session-dialogs',
  'wizard-parts',
];

/** Small screens of people who are not signed in: what they need must not bring the whole of the others along. */
const VISITORS: readonly PartName[] = [
  'guest',
  'admin-login',
  'lost-password',
  'reset',
  'mail-link',
  'new-user',
  'sign-in-parts',
];
/** All of these need the numbering plans, the largest part of any screen. */
const NUMBERS: readonly PartName[] = [
  'settings',
  'registration',
  ...OVER_PROFILE,
  'guest',
  'customers',
  'requests',
  ...CONTACTS,
];
const ALL = [...Object.keys(SCREENS), ...Object.keys(ON_DEMAND)] as readonly PartName[];

/**
 * The chunks of what several screens and parts need, by name: a module goes into the first that serves all of them.
 */
const SHARED: Readonly<Record<string, readonly PartName[]>> = {
  factors: FACTORS,
  codes: ['support-code', ...FACTORS],
  support: ['support-code', 'support-recording', 'parts-anywhere'],
  passkeys: ['sign-in-parts', ...FACTORS],
  profile: PROFILES,
  wizard: WIZARDS,
  admin: [...ADMIN, 'admin-dialogs'],
  frame: ['framed', 'visitor-frame', ...ADMIN],
  text: TEXTS,
  contact: CONTACTS,
  contents: [...TEXTS, ...CONTACTS],
  'wizard-dialogs': [...OVER_PROFILE, 'wizard-parts'],
  steps: [...OVER_PROFILE, ...WIZARDS],
  completions: ['completion', 'welcome'],
  overlay: [...DIALOGS, 'menu', 'person-menu', 'welcome'],
  'settings-dialogs': ['settings', ...OVER_PROFILE],
  'devices-dialogs': ['devices', ...OVER_PROFILE],
  numbers: NUMBERS,
  boxes: [...OVER_PROFILE, 'parts-anywhere', 'wizard-parts'],
  forms: [...PROFILES, 'settings', 'devices', 'factors', ...OVER_PROFILE, ...WIZARDS],
  controls: [
    ...PROFILES,
    'settings',
    'devices',
    'factors',
    ...WIZARDS,
    ...DIALOGS,
    'menu',
    'person-menu',
    'parts-anywhere',
  ],
  fields: [
    ...PROFILES,
    'settings',
    'devices',
    'factors',
    ...WIZARDS,
    ...ADMIN,
    ...DIALOGS,
    ...CONTACTS,
    'guest',
  ],
  shared: ALL.filter((part) => !VISITORS.includes(part)),
  base: ALL,
};

const chunkName = (name: string): string => `screen-${name}`;

/** The chunks of all screens; the more screens one serves, the later it stands. */
export const SCREEN_CHUNKS: readonly string[] = [
  ...Object.keys(SCREENS).filter((name) => !(name in SHARED)),
  ...Object.keys(SHARED),
].map(chunkName);

/** @returns the name of the chunk of a module that these parts need; `null`: it has none of those */
export function chunkOfScreens(parts: ReadonlySet<string>): string | null {
  const [only] = parts;
  if (only === undefined) return null;
  if (parts.size === 1) return only in ON_DEMAND ? null : chunkName(only);
  const fits = Object.entries(SHARED).find(([, served]) =>
    [...parts].every((part) => (served as readonly string[]).includes(part)),
  );
  return fits ? chunkName(fits[0]) : null;
}
