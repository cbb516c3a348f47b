import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { SCORES, type Score } from '../../domain/passwords/strength';

/** Red, orange, grey, blue, green (S4.passwordStrength.1). */
const COLOURS: Readonly<Record<Score, string>> = {
  0: 'strength.insecure',
  1: 'strength.poor',
  2: 'strength.okay',
  3: 'strength.good',
  4: 'strength.excellent',
};

/** Forced colours take the backgrounds away, so the steps have a border there, and the filled ones are filled. */
const FORCED = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderWidth: '1px',
    borderColor: 'CanvasText',
    bg: 'Canvas',
    '&[data-filled]': { bg: 'CanvasText' },
  },
} as const;

type StrengthMeterProps = {
  /** The id of the text below the bar, which describes the field. */
  readonly id: string;
  /** `null` if the strength is unknown: the bar is empty. */
  readonly score: Score | null;
  /**
   * The name of the bar. Together with `label` it says what the colour shows, because colour is never the only sign.
   */
  readonly name: string;
  readonly label: string | null;
  readonly children: ReactNode;
};

/** A bar of five steps with a word for the strength, and advice. */
export function StrengthMeter({ id, score, name, label, children }: StrengthMeterProps) {
  return (
    <chakra.div display="grid" gap="1.5" fontSize="sm" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="1" gridTemplateColumns="repeat(5, 1fr)" aria-hidden="true">
        {SCORES.map((step) => (
          <chakra.span
            key={step}
            data-filled={score !== null && step <= score ? score : undefined}
            height="1.5"
            borderRadius="full"
            bg={score !== null && step <= score ? COLOURS[score] : 'border'}
            transition="background-color 150ms ease-out"
            css={FORCED}
          />
        ))}
      </chakra.div>
      <chakra.div id={id} display="grid" gap="0.5">
        {label === null ? null : (
          <p>
            {name}: <chakra.strong fontWeight="medium">{label}</chakra.strong>
          </p>
        )}
        <chakra.div color="fg.muted">{children}</chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
