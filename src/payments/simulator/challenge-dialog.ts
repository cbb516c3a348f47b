import type { SandboxOutcome } from '../load';
import { addStyles } from './styles';
import { texts } from './texts';

/** `dismissed`: taken off the screen because nobody waits for the answer any more. */
export type ChallengeEnding = SandboxOutcome | 'dismissed';

const BUTTONS = [
  ['succeeded', texts.challenge.complete],
  ['failed', texts.challenge.fail],
  ['canceled', texts.challenge.close],
] as const;

let count = 0;

const createButton = (value: SandboxOutcome, text: string): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = value;
  button.textContent = text;
  return button;
};

const createDialog = (card: string | null, buttons: readonly HTMLButtonElement[]): HTMLDialogElement => {
  count += 1;
  const [titleId, textId] = [`simulated-challenge-title-${count}`, `simulated-challenge-text-${count}`];
  const dialog = document.createElement('dialog');
  dialog.className = 'simulated-challenge';
  dialog.setAttribute('aria-labelledby', titleId);
  dialog.setAttribute('aria-describedby', textId);
  dialog.setAttribute('aria-modal', 'true');
  const title = document.createElement('h2');
  title.id = titleId;
  title.textContent = texts.challenge.title(card);
  const explanation = document.createElement('p');
  explanation.id = textId;
  explanation.textContent = texts.challenge.explanation;
  const actions = document.createElement('div');
  actions.className = 'simulated-challenge-actions';
  actions.append(...buttons);
  dialog.append(title, explanation, actions);
  return dialog;
};

/** The button that Tab goes to from the focused one: round and round, never out. */
const nextOf = (buttons: readonly HTMLButtonElement[], back: boolean): HTMLButtonElement | undefined => {
  const current = buttons.findIndex((button) => button === document.activeElement);
  const step = back ? -1 : 1;
  const from = current === -1 && back ? 0 : current;
  return buttons.at((from + step) % buttons.length);
};

/**
 * Asks, in the bank's place, how a challenge (3-D Secure) ends: a native modal dialog on top of everything, whatever
 * dialog the card entry itself stands in.
 *
 * @param host where the dialog goes: inside the dialog of the card entry, or else that one would hide it from
 *   assistive technology and pull the focus back
 * @param card how the card is called, or `null`
 * @param onEnd called once
 * @returns takes the dialog off the screen: `onEnd` hears 'dismissed'
 */
export const openChallenge = (
  host: HTMLElement,
  card: string | null,
  onEnd: (ending: ChallengeEnding) => void,
): (() => void) => {
  addStyles(document);
  const buttons = BUTTONS.map(([value, text]) => createButton(value, text));
  const dialog = createDialog(card, buttons);
  const before = document.activeElement;
  let ended = false;

  const end = (ending: ChallengeEnding): void => {
    if (ended) return;
    ended = true;
    window.removeEventListener('keydown', onKey, { capture: true });
    if (dialog.open) dialog.close();
    dialog.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    onEnd(ending);
  };

  /** At the window, before a dialog underneath takes Escape for its own or keeps Tab inside itself. */
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') end('canceled');
    else nextOf(buttons, event.shiftKey)?.focus();
  };

  window.addEventListener('keydown', onKey, { capture: true });
  BUTTONS.forEach(([value], place) => buttons[place]?.addEventListener('click', () => end(value)));
  // A phone's way back asks a dialog to close without any key.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    end('canceled');
  });
  host.append(dialog);
  dialog.showModal();
  buttons[0]?.focus();
  return () => end('dismissed');
};
