/** By flow and state (as JSON): the reason why it is intended. */
export type ByDesign = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Stands for all traps found, instead of a state. */
export const EVERYWHERE = '*';

/**
 * Charts that run for the whole app without a screen of their own. Other charts and provisions send them a person's
 * actions, so any event is a way on.
 */
export const appWide: readonly string[] = [
  'app',
  'bot-check',
  'collections',
  'dialogs',
  'expiring-cards',
  'logout',
  'navigation',
  'new-version',
  'notifications',
  'resource',
  'services',
  'session',
  'tabs',
  'whereabouts',
];

const supervisor =
  'It supervises: its children are what people deal with, and it only moves when one of them fails.';

/** States without a way out that are not `final`: the flow rests there forever. */
export const rests: ByDesign = {
  collections: { [EVERYWHERE]: supervisor },
  tabs: {
    '"alone"': 'No other tab can be heard: nothing is left to do.',
  },
  content: { '"shown"': 'The page is there to be read; the dialog around it is closed by its own chart.' },
  'demo-banner': {
    '"hidden"': 'The banner stays away.',
    '"dismissed"': 'The banner stays away.',
  },
  'impersonation-clock': { '"silent"': 'There is no time to tell; the banner around it has its own button.' },
  'credit-request-decision': {
    '"unknown"': 'The page was not found; the menu around it leads on.',
    '{"decided":"found"}': 'It is decided; the menu around it leads on.',
    '{"decided":"here"}': 'It is decided; the menu around it leads on.',
    '{"decided":"meanwhile"}': 'It is decided; the menu around it leads on.',
  },
  'close-account': {
    '"closed"': 'The account is gone: the app logs out, which can be asked for again here.',
    '"signedOut"': 'The session is over: the app logs out, which can be asked for again here.',
  },
};

/** States that only time leaves, possibly in circles, without the person. */
export const circles: ByDesign = {
  'impersonation-clock': { [EVERYWHERE]: 'It tells the minutes as they pass.' },
};
