import { noBotCheck } from '../platform/bot-check';
import { createAppSystem } from '../provide/app-system';

const refuse = (what: string) => (): never => {
  throw new Error(`${what} while a page is drawn ahead`);
};

/**
 * The app system for the prerender: never started, so the screens show what they show before anything is known. An
 * adapter that is called all the same ends the build.
 */
export const createIdleApp = (): ReturnType<typeof createAppSystem> =>
  createAppSystem({
    fetch: refuse('A request'),
    payments: { open: refuse('A payment'), current: () => null, forget: refuse('A payment') },
    botCheck: noBotCheck,
    drafts: { clear: refuse('Drafts were cleared') },
    focus: { returnTo: refuse('Focus was moved') },
    failures: { report: (source) => refuse(`${source} failed`)() },
    newId: refuse('An id was made'),
    texts: {
      error: '',
      success: '',
      genericTitle: '',
      tryAgain: '',
      mandatoryUrl: '',
      newVersionTitle: '',
      newVersionHelp: '',
      dialogFailedTitle: '',
      dialogFailedHelp: '',
    },
  });
