import type { Figure } from './result';

export type Verdict =
  | { readonly kind: 'met' | 'no goal' | 'not measured' }
  /** `by`: how far the figure is from its goal, in its own unit; always above 0. */
  | { readonly kind: 'missed'; readonly by: number };

/** Compares a figure with its goal. */
export function verdictOf({ value, goal }: Figure): Verdict {
  if (value === null || !Number.isFinite(value)) return { kind: 'not measured' };
  if (goal === undefined) return { kind: 'no goal' };
  const { atMost = Infinity, atLeast = -Infinity } = goal;
  const by = Math.max(value - atMost, atLeast - value);
  return by > 0 ? { kind: 'missed', by } : { kind: 'met' };
}

/**
 * Whether the figure fails a run that requires its goals (`--strict`). A figure that has a goal and could not be
 * measured has not met it.
 */
export const misses = (figure: Figure): boolean => {
  const { kind } = verdictOf(figure);
  return kind === 'missed' || (kind === 'not measured' && figure.goal !== undefined);
};
