import type { SandboxOutcome } from './report';
import { openChoice, type Choice } from './modal-choice';
import { texts } from './texts';

/** `dismissed`: taken off the screen because nobody waits for the answer any more. */
export type ChallengeEnding = SandboxOutcome | 'dismissed';

const CHOICES: readonly Choice<SandboxOutcome>[] = [
  { ending: 'succeeded', text: texts.challenge.complete, look: 'primary' },
  { ending: 'failed', text: texts.challenge.fail, look: 'danger' },
  { ending: 'canceled', text: texts.challenge.close },
];

/**
 * Asks, in the bank's place, how a challenge (3-D Secure) ends.
 *
 * @param host where the dialog goes
 * @param card how the card is called, or `null`
 * @param onEnd called once
 * @returns takes the dialog off the screen: `onEnd` hears 'dismissed'
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
