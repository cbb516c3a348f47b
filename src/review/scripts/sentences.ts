import {
  faultLabels,
  type Executor,
  type Opening,
  type SandboxFault,
  type SandboxOrder,
} from './executor.types';

/*
 * The sentences of a script. Each describes one action and puts every text of the screen in double quotes, so that a
 * person, and also a program, can perform it exactly.
 */

/** The password of every demo account (src/server/backend/seeds/accounts.ts). */
export const DEMO_PASSWORD = 'Taxi-rank-42!demo';

const PHONE_WIDTH = 390;

const quoted = (text: string): string => `"${text}"`;

const nouns: Readonly<Partial<Record<Executor['role'], string>>> = {
  link: 'the link ',
  radio: 'the option ',
};

/** One action on one control, as a sentence. */
export function doesSentence({ role, name, within, act, value = '' }: Executor): string {
  const place = within === undefined ? '' : ` in ${quoted(within)}`;
  const control = `${nouns[role] ?? ''}${quoted(name)}`;
  switch (act) {
    case 'press':
      return `Press ${control}${place}.`;
    case 'fill':
      return value === '' ? `Empty ${control}${place}.` : `Type ${quoted(value)} into ${control}${place}.`;
    case 'check':
      return `${role === 'radio' ? 'Choose' : 'Tick'} ${control}${place}.`;
    case 'uncheck':
      return `Untick ${control}${place}.`;
    case 'select':
      return `Select ${quoted(value)} in ${control}${place}.`;
  }
}

export const seesSentence = (text: string): string => `You see ${quoted(text)}.`;
export const goneSentence = (text: string): string => `You no longer see ${quoted(text)}.`;

const challengeLabels = { 1: 'One', 2: 'Two: a second 402', 3: 'Three' } as const;

function faultSentences({
  call,
  fault,
  times = 1,
  delayMs,
  status,
  message,
}: SandboxFault): readonly string[] {
  const line = (name: string, value: string | number | undefined): readonly string[] =>
    value === undefined ? [] : [doesSentence({ role: 'textbox', name, act: 'fill', value: String(value) })];
  return [
    ...line('Calls to', call),
    doesSentence({ role: 'combobox', name: 'Fault', act: 'select', value: faultLabels[fault] }),
    ...(times === 1 ? [] : line('How many calls', times)),
    ...line('Delay (ms)', delayMs),
    ...line('Status, for refusals and pages', status),
    ...line('Message, for refusals', message),
    doesSentence({ role: 'button', name: 'Add fault', act: 'press' }),
  ];
}

const inConsole = (sentences: readonly string[]): readonly string[] => [
  'Go to a second window.',
  `Open ${quoted('/sandbox')}.`,
  ...sentences,
  'Go back to the first window.',
];

/** Resets the switch, so that it does not affect the next script. */
export const restoringSentences = inConsole([
  doesSentence({ role: 'button', name: 'Reset everything', act: 'press' }),
]);

/** Settings in the sandbox's console, which is open in a tab beside the app. */
export const orderSentences = (order: SandboxOrder): readonly string[] =>
  inConsole(
    'call' in order
      ? faultSentences(order)
      : [
          doesSentence({
            role: 'combobox',
            name: 'Challenges that a payment asks for',
            act: 'select',
            value: challengeLabels[order.challenges],
          }),
          doesSentence({ role: 'button', name: 'Save rules', act: 'press' }),
        ],
  );

/** Admins have a page of their own to sign in. */
function signInSentences({ account, elsewhere = 0 }: Opening): readonly string[] {
  if (account === null) return ['Begin signed out.'];
  const page = account === 'admin' ? ` at ${quoted('/admin/login')}` : '';
  const start = `Sign in as ${quoted(`${account}@cabrank.test`)} with the password ${quoted(DEMO_PASSWORD)}${page}`;
  return [`${start}.`, ...Array.from({ length: elsewhere }, () => `${start} in another browser.`)];
}

/**
 * The account to use and the address to open.
 *
 * @param starting settings of the sandbox that affect how the flow starts
 */
export function openingSentences(
  opening: Opening,
  starting: readonly SandboxOrder[] = [],
): readonly string[] {
  const { path, orders = [], narrow = false, does } = opening;
  const set = (settings: readonly SandboxOrder[]) => settings.flatMap(orderSentences);
  const starts = does.at(-1);
  return [
    ...signInSentences(opening),
    ...(narrow ? [`Make the window ${PHONE_WIDTH} pixels wide.`] : []),
    ...set(orders),
    ...(starts === undefined ? set(starting) : []),
    `Open ${quoted(path)}.`,
    ...does.slice(0, -1).map(doesSentence),
    ...(starts === undefined ? [] : [...set(starting), doesSentence(starts)]),
  ];
}
