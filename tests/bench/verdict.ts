import type { Figure } from './result';

export type Verdict =
  | { readonly kind: 'met' | 'no goal' | 'not measured' }
  /** `by`: how far the figure is from its goal, in its own unit; always above 0. */
  | { readonly kind: 'missed'; readonly by: number };

/** Holds a figure to its goal. One that has a goal and could not be measured has not met it. */
export function verdictOf({ value, goal }: Figure): Verdict {
  if (value === null || !Number.isFinite(value)) return { kind: 'not measured' };
  if (goal === undefined) return { kind: 'no goal' };
  const { atMost = Infinity, atLeast = -Infinity } = goal;
  const by = Math.max(value - atMost, atLeast - value);
  return by > 0 ? { kind: 'missed', by } : { kind: 'met' };
}

/** Whether the run is to end as failed for it, where goals are demanded (`--strict`). */
export const misses = (figure: Figure): boolean => {
  const { kind } = verdictOf(figure);
  return kind === 'missed' || (kind === 'not measured' && figure.goal !== undefined);
};
