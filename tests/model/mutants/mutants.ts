/** One change of a machine file's text that breaks the flow. */
export type SourceMutant = {
  /** A description of the defect. */
  readonly name: string;
  readonly kind:
    | 'a guard inverted'
    | 'a guard dropped'
    | 'a target changed'
    | 'a missing onError'
    | 'a delay changed'
    | 'an action dropped'
    | 'an event unheard'
    | 'a tag dropped'
    | 'an assignment changed'
    | 'an output changed';
  /** The flow's folder. */
  readonly flow: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
};

/** Ten ways to break ten flows. The headless suite of each flow must detect its own. */
export const mutants: readonly SourceMutant[] = [
  {
    name: 'a card whose confirmation was lost is taken for one that was never confirmed',
    kind: 'a guard inverted',
    flow: 'card-add',
    find: 'isConfirmation: ({ context }) => context.intentId !== null,',
    replace: 'isConfirmation: ({ context }) => context.intentId === null,',
  },
  {
    name: 'a switch reads nothing again after an answer that was lost, and takes it for done',
    kind: 'a guard dropped',
    flow: 'account-switches',
    find: "            guard: { type: 'isSwitched', params: answer },\n",
    replace: '',
  },
  {
    name: 'a paying POST without an answer is sent again instead of looked up',
    kind: 'a target changed',
    flow: 'submission',
    find: "{ guard: 'isCustomer', target: 'reconciling' },",
    replace: "{ guard: 'isCustomer', target: 'noResponse' },",
  },
  {
    name: 'a list that could not be read looks as if it were on its way still',
    kind: 'a missing onError',
    flow: 'resource',
    find: `        onError: {
          target: 'failed',
          actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) },
        },
`,
    replace: '',
  },
  {
    name: 'the map of a tracked journey is put right when the page is given up, not after 500 ms',
    kind: 'a delay changed',
    flow: 'legacy-frame',
    find: "after: { mapReposition: { target: 'resting', actions: 'repositionMap' } },",
    replace: "after: { frameTimeout: { target: 'resting', actions: 'repositionMap' } },",
  },
  {
    name: 'what the former customer typed is still there for the next one',
    kind: 'an action dropped',
    flow: 'session',
    find: "            guard: { type: 'isAnother', params: ({ event }) => ({ user: event.output.user }) },\n            target: 'signedIn',\n            actions: ['clearCustomerData', 'clearDrafts', ",
    replace:
      "            guard: { type: 'isAnother', params: ({ event }) => ({ user: event.output.user }) },\n            target: 'signedIn',\n            actions: ['clearCustomerData', ",
  },
  {
    name: 'a page that misses a part of the app is not told of its new version any more',
    kind: 'an event unheard',
    flow: 'new-version',
    find: "      on: {\n        'chunk.failed': [{ guard: { type: 'isOnline', params: missing }, target: 'offered' }, 'offline'],\n      },\n",
    replace: '',
  },
  {
    name: 'a form that is on its way does not look busy',
    kind: 'a tag dropped',
    flow: 'form-submission',
    find: "      description: 'The form was sent and waits for the response. A second press does nothing.',\n      meta: { screen: 'form', requirement: 'D5.1' },\n      tags: ['busy'],\n",
    replace:
      "      description: 'The form was sent and waits for the response. A second press does nothing.',\n      meta: { screen: 'form', requirement: 'D5.1' },\n",
  },
  {
    name: 'closing a notice removes the newest one, whichever was closed',
    kind: 'an assignment changed',
    flow: 'notifications',
    find: 'notices: context.notices.filter(({ id }) => id !== params.id),',
    replace: 'notices: context.notices.slice(1),',
  },
  {
    name: 'a wizard that was closed reports a profile that was added',
    kind: 'an output changed',
    flow: 'add-premium',
    find: "output: (): AddPremiumOutput => ({ kind: 'closed' }),",
    replace: "output: (): AddPremiumOutput => ({ kind: 'completed', profileType: 'business' }),",
  },
];
