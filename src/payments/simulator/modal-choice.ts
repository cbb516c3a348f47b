import { addStyles } from './styles';

/** A way to end a dialog. `look` is its visual emphasis. */
export type Choice<Ending extends string> = {
  readonly ending: Ending;
  readonly text: string;
  readonly look?: 'primary' | 'danger';
};

export type ModalChoice<Ending extends string> = {
  readonly title: string;
  readonly explanation: string;
  /** What the choice concerns, for example a price. */
  readonly subject?: string;
  readonly choices: readonly Choice<Ending>[];
  /** The result of Escape and of a phone's back gesture. */
  readonly onEscape: Ending;
};

let count = 0;

const createButton = ({ ending, text, look }: Choice<string>): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = ending;
  button.textContent = text;
  if (look) button.dataset['look'] = look;
  return button;
};

const createDialog = (
  { title, explanation, subject }: ModalChoice<string>,
  buttons: readonly HTMLButtonElement[],
): HTMLDialogElement => {
  count += 1;
  const [titleId, textId] = [`simulated-choice-title-${count}`, `simulated-choice-text-${count}`];
  const dialog = document.createElement('dialog');
  dialog.className = 'simulated-choice';
  dialog.setAttribute('aria-labelledby', titleId);
  dialog.setAttribute('aria-describedby', textId);
  dialog.setAttribute('aria-modal', 'true');
  const heading = document.createElement('h2');
  heading.id = titleId;
  heading.textContent = title;
  const described = document.createElement('div');
  described.id = textId;
  for (const [className, text] of [
    ['simulated-choice-subject', subject],
    ['simulated-choice-text', explanation],
  ] as const) {
    if (text === undefined) continue;
    const paragraph = document.createElement('p');
    paragraph.className = className;
    paragraph.textContent = text;
    described.append(paragraph);
  }
  const actions = document.createElement('div');
  actions.className = 'simulated-choice-actions';
  actions.append(...buttons);
  dialog.append(heading, described, actions);
  return dialog;
};

/** The next button for Tab. Focus cycles through the buttons and never leaves the dialog. */
const nextOf = (buttons: readonly HTMLButtonElement[], back: boolean): HTMLButtonElement | undefined => {
  const current = buttons.findIndex((button) => button === document.activeElement);
  const step = back ? -1 : 1;
  const from = current === -1 && back ? 0 : current;
  return buttons.at((from + step) % buttons.length);
};

/**
 * Where to append a dialog: inside an open dialog that contains the element, which would otherwise hide the new one
 * from assistive technology.
 */
export const hostOf = (element: HTMLElement | null): HTMLElement =>
  element?.closest<HTMLElement>('dialog[open], [role=dialog], [role=alertdialog]') ?? document.body;

/**
 * Opens a native modal dialog with several choices, on top of any other dialog.
 *
 * @param host the element to append the dialog to, see `hostOf`
 * @param onEnd called once
 * @returns a function that closes the dialog; `onEnd` then gets 'dismissed'
 */
export const openChoice = <Ending extends string>(
  host: HTMLElement,
  choice: ModalChoice<Ending>,
  onEnd: (ending: Ending | 'dismissed') => void,
): (() => void) => {
  addStyles(document);
  const buttons = choice.choices.map(createButton);
  const dialog = createDialog(choice, buttons);
  const before = document.activeElement;
  let ended = false;

  const end = (ending: Ending | 'dismissed'): void => {
    if (ended) return;
    ended = true;
    window.removeEventListener('keydown', onKey, { capture: true });
    if (dialog.open) dialog.close();
    dialog.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    onEnd(ending);
  };

  /** Listens on the window, so that a dialog underneath cannot handle Escape or Tab first. */
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') end(choice.onEscape);
    else nextOf(buttons, event.shiftKey)?.focus();
  };

  window.addEventListener('keydown', onKey, { capture: true });
  choice.choices.forEach(({ ending }, place) => buttons[place]?.addEventListener('click', () => end(ending)));
  // A phone's back gesture asks a dialog to close without a key event.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    end(choice.onEscape);
  });
  host.append(dialog);
  dialog.showModal();
  buttons[0]?.focus();
  return () => end('dismissed');
};
