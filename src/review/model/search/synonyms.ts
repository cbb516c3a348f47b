/** What people call something that the charts call otherwise. */
export type Synonym = {
  readonly said: readonly string[];
  /** What it is called here, for the list of what was found. */
  readonly means: string;
  /** Phrases that are looked for as well, word for word. The last word may go on. */
  readonly words: readonly string[];
  /** Where it happens, the most important place first: a flow, or one of its states. */
  readonly places: readonly { readonly flow: string; readonly state: string | null }[];
};

const at = (flow: string, state: string | null = null) => ({
  flow,
  state: state === null ? null : `${flow}.${state}`,
});

export const synonyms: readonly Synonym[] = [
  {
    said: ['3DS', '3DS2', '3-D Secure', '3D Secure', 'SCA', 'strong customer authentication'],
    means: 'card authentication',
    words: ['3-D Secure', 'authenticat'],
    places: [
      at('card-authentication', 'authenticating'),
      at('card-add', 'authenticating'),
      at('submission', 'authenticating'),
    ],
  },
  {
    said: ['402', 'payment required'],
    means: 'payment required, card declined',
    words: ['payment required', 'card was declined'],
    places: [
      at('submission', 'authenticating'),
      at('card-authentication', 'authenticating'),
      at('card-add', 'authenticating'),
      at('add-premium', 'adding'),
      at('submission', 'cardOnly'),
    ],
  },
  {
    said: ['fallback', 'card-only mode'],
    means: 'card only',
    words: ['card only'],
    places: [
      at('submission', 'cardOnly'),
      at('stepper', 'working.steps.cardOnly'),
      at('add-premium', 'adding'),
    ],
  },
  {
    said: ['poll', 'expiry', 'expired card'],
    means: 'expiring cards',
    words: ['expiring cards', 'every 24 hours'],
    places: [at('expiring-cards', 'check')],
  },
  {
    said: ['session recheck', '401', 'session lost'],
    means: 'session rechecked',
    words: ['rechecking'],
    places: [at('session', 'rechecking')],
  },
  {
    said: ['log in as', 'login as', 'act as', 'acting', 'masquerade', 'impersonat'],
    means: 'impersonation',
    words: ['impersonat', 'acts for'],
    places: [
      at('impersonation-start', 'open'),
      at('customer-search', 'dialog.loggingInAs'),
      at('logout', 'endingImpersonation'),
      at('impersonation-clock'),
    ],
  },
  {
    said: ['sign out', 'log off'],
    means: 'logout',
    words: ['logout'],
    places: [at('logout', 'loggingOut')],
  },
];
