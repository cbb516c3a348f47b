import type { Hand } from './hands';
import { findControl } from './find-control';

const PAUSE_MS = 20;
/** Longer than code or a response of the practice server takes to arrive. */
const MOST_PAUSES = 500;
/** How long to look for a control that only some screens have. */
const FEW_PAUSES = 10;

const pause = () => new Promise((later) => void setTimeout(later, PAUSE_MS));

/** A control is not ready if it is busy, disabled or read-only. */
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

/** Types like a user: React notices a value only if the native setter sets it. */
function type(control: HTMLElement, value: string): void {
  control.focus();
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Performs a person's actions on the page's controls, one after the other.
 *
 * @throws Error with the name of a control that does not appear
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
