import type { Hand } from './hands';
import { findControl } from './find-control';

const PAUSE_MS = 20;
/** Longer than code or an answer of the practice server takes to come. */
const MOST_PAUSES = 500;
/** How long something that is not on every screen is looked for. */
const FEW_PAUSES = 10;

const pause = () => new Promise((later) => void setTimeout(later, PAUSE_MS));

/** A control that is busy, that says that something is missing, or that cannot be written into, is not ready. */
const isReady = (control: HTMLElement): boolean =>
  control.ariaBusy !== 'true' &&
  control.ariaDisabled !== 'true' &&
  !(control as HTMLInputElement).readOnly &&
  !(control as HTMLButtonElement).disabled;

async function waitFor(hand: Hand): Promise<HTMLElement | null> {
  const most = hand.onlyWhereShown ? FEW_PAUSES : MOST_PAUSES;
  for (let pauses = 0; pauses < most; pauses += 1) {
    const control = findControl(hand);
    if (control && isReady(control)) return control;
    await pause();
  }
  if (hand.onlyWhereShown) return null;
  throw new Error(`There is no ${hand.role} called “${hand.name}”.`);
}

/** As typing does it: React hears of a value only where it was set by the control's own setter. */
function type(control: HTMLElement, value: string): void {
  control.focus();
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Does on the page what a person does with its controls, one after the other.
 *
 * @throws Error with the name of the control that does not come
 */
export async function doHands(hands: readonly Hand[]): Promise<void> {
  for (const hand of hands) {
    const control = await waitFor(hand);
    if (!control || hand.onlySeen) continue;
    if (hand.act === 'fill' || hand.act === 'select') type(control, hand.value ?? '');
    else if (hand.act === 'press') control.click();
    else if ((control as HTMLInputElement).checked !== (hand.act === 'check')) control.click();
    await pause();
  }
}
