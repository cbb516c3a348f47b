import type { SandboxOutcome } from './report';
import { openChoice, type Choice } from './modal-choice';
import { texts } from './texts';

/** `dismissed`: closed because the answer is no longer awaited. */
export type ChallengeEnding = SandboxOutcome | 'dismissed';

const CHOICES: readonly Choice<SandboxOutcome>[] = [
  { ending: 'succeeded', text: texts.challenge.complete, look: 'primary' },
  { ending: 'failed', text: texts.challenge.fail, look: 'danger' },
  { ending: 'canceled', text: texts.challenge.close },
];

/**
 * Opens a dialog that asks, in place of the bank, how a challenge (3-D Secure) ends.
 *
 * @param host the element to append the dialog to
 * @param card name of the card, or `null`
 * @param onEnd called once
 * @returns a function that closes the dialog; `onEnd` then gets 'dismissed'
 */
export const openChallenge = (
  host: HTMLElement,
  card: string | null,
  onEnd: (ending: ChallengeEnding) => void,
): (() => void) =>
  openChoice(
    host,
    {
      title: texts.challenge.title(card),
      explanation: texts.challenge.explanation,
      choices: CHOICES,
      onEscape: 'canceled',
    },
    onEnd,
  );
