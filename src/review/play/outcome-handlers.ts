import type { Flow } from './flow';
import { walk } from './walker';

/** The keys of the branches that hear an outcome somewhere on the walk, by the invoke's id and the outcome's name. */
export type OutcomeHandlers = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Who handles each outcome that the fixtures offer: seen by playing every one of them wherever its actor runs. */
export function handlersOf(flow: Flow): OutcomeHandlers {
  const handlers: Record<string, Record<string, Set<string>>> = {};
  const ofChart = (key: string) => key.startsWith(flow.machine.id);
  walk(flow, {
    onStep: ({ steps }, taken) => {
      const step = steps.at(-1);
      if (step === undefined || !('settle' in step)) return;
      const hears = new RegExp(` \\| xstate\\.(?:done|error)\\.actor\\.${step.settle} \\| `, 'u');
      const heard = taken.filter((key) => ofChart(key) && hears.test(key));
      if (heard.length === 0) return;
      const outcomes = (handlers[step.settle] ??= {});
      const keys = (outcomes[step.with] ??= new Set());
      for (const key of heard) keys.add(key);
    },
  });
  return Object.fromEntries(
    Object.entries(handlers).map(([id, outcomes]) => [
      id,
      Object.fromEntries(Object.entries(outcomes).map(([name, keys]) => [name, [...keys].sort()])),
    ]),
  );
}
