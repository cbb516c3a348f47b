import { createRoot } from 'react-dom/client';
import { addPremium } from '#messages/premium/add-premium';
import { app } from '#messages/app/app';
import { cards } from '#messages/cards/cards';
import { closeAccount } from '#messages/settings/close-account';
import { managePayments } from '#messages/profiles/manage-payments';
import { stepper } from '#messages/registration/stepper';
import type { WalletFormPort } from '../../features/cards/card-entry/card-form-port';
import { PAGE_ID } from '../../ui/page-id';
import { Screen, type Played } from '../screens/screen';
import { textsIn, type ScreenTexts } from './seen';

/** Placeholders that are shown while code is loading. */
const passing: readonly string[] = [
  addPremium.finding,
  app.opening,
  cards.opening,
  closeAccount.opening,
  managePayments.opening,
  stepper.loading,
];

const PAUSE_MS = 5;
const MOST_PAUSES = 400;

/** Whether a dialog has just opened and the page behind it is still reachable for a moment. */
const isOpening = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null &&
  document.getElementById(PAGE_ID)?.hasAttribute('inert') === false;

const pause = () => new Promise((later) => setTimeout(later, PAUSE_MS));

/**
 * Reads the texts of a played state from its real screen. Renders the screen, dialogs included, into the current
 * document, so call it in a document of its own.
 *
 * @throws Error when the screen does not come to rest
 */
export async function readScreen(played: Played, port: WalletFormPort): Promise<ScreenTexts> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Screen played={played} port={port} />);
  let last = '';
  try {
    for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
      await pause();
      const said = textsIn(document);
      const now = said.there.join('\n');
      if (
        now === last &&
        !isOpening() &&
        !passing.some((text) => now.includes(text)) &&
        document.body.textContent !== ''
      )
        return said;
      last = now;
    }
    throw new Error(`The screen keeps changing: ${last}`);
  } finally {
    root.unmount();
    place.remove();
  }
}
