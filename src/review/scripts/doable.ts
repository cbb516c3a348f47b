import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Flow, Path, Step } from '../play/flow';
import { startRig, type Rig } from '../play/rig';
import {
  isUnseen,
  type Bringing,
  type Coming,
  type Executor,
  type FlowExecutors,
  type SandboxOrder,
} from './executor.types';

/** A group of actions that a person performs in one go, and the sandbox settings for it. */
export type Go = {
  readonly orders: readonly SandboxOrder[];
  readonly does: readonly Executor[];
  /** The number of steps of the path taken before and after it. */
  readonly before: number;
  readonly taken: number;
  /** The text of the bank's check, if it covers the app afterwards. */
  readonly leadsTo: string | null;
};

export const BEGINS_ELSEWHERE = 'It begins where no script begins.';
const OVER_AT_ONCE = 'It is over before anybody could see it.';

/** Whether a reason is about the path and not about what one of its steps does. */
export const isGeneral = (reason: string): boolean => reason === BEGINS_ELSEWHERE || reason === OVER_AT_ONCE;

/** The groups of a path, or why a person cannot take it. */
export type Doable = { readonly goes: readonly Go[] } | { readonly reason: string };

const isSettle = (step: Step | undefined): step is Extract<Step, { settle: string }> =>
  step !== undefined && 'settle' in step;

const comingFrom = (steps: readonly Step[], index: number): readonly Coming[] => {
  const step = steps[index];
  const rest = steps.slice(index + 1);
  const isAlike = (next: Step) =>
    step !== undefined &&
    'event' in step &&
    'event' in next &&
    next.to === step.to &&
    next.event.type === step.event.type;
  const end = rest.findIndex(isAlike);
  return rest
    .slice(0, end === -1 ? rest.length : end)
    .filter(isSettle)
    .map((each) => ({ actor: each.settle, outcome: each.with }));
};

function bringingOf({ outcomes }: FlowExecutors, steps: readonly Step[], index: number): Bringing {
  const step = steps[index];
  if (!isSettle(step)) throw new Error('Only an actor can be ended');
  const known = outcomes[step.settle]?.[step.with];
  if (known === undefined) return { unseen: 'Nobody outside can bring this about.' };
  const next = steps[index + 1];
  return typeof known === 'function'
    ? known(isSettle(next) ? { actor: next.settle, outcome: next.with } : null)
    : known;
}

/** Whether nothing is running that a person would have to wait for. */
const rests = (rig: Rig, { beside = [] }: FlowExecutors): boolean =>
  (rig.snapshot() as AnyMachineSnapshot).status === 'done' ||
  rig.live().every(({ flow, path }) => flow !== null || beside.includes(path));

const isFilledIn = (step: Step | undefined): boolean =>
  step !== undefined && 'event' in step && step.to !== '' && step.event.type.endsWith('.changed');

class Goes {
  readonly done: Go[] = [];
  #orders: SandboxOrder[] = [];
  #does: Executor[] = [];
  #before: number | null = null;
  /** @param index of the group's first step */
  add(index: number, does: readonly Executor[]): void {
    this.#before ??= index;
    this.#does.push(...does);
  }
  order(orders: readonly SandboxOrder[]): void {
    this.#orders.push(...orders);
  }
  close(taken: number, leadsTo: string | null = null): void {
    if (this.#does.length + this.#orders.length > 0)
      this.done.push({
        orders: this.#orders,
        does: this.#does,
        before: this.#before ?? taken,
        taken,
        leadsTo,
      });
    this.#before = null;
    this.#orders = [];
    this.#does = [];
  }
}

/**
 * Whether a person can take a path, with the sandbox's help, and how.
 *
 * @param given the flow's input, if it is not one of the fixtures
 */
export function doable(
  flow: Flow,
  { input, steps }: Path,
  executors: FlowExecutors,
  given: unknown = flow.fixtures.inputs[input],
): Doable {
  if (executors.openings[input] === undefined) return { reason: BEGINS_ELSEWHERE };
  const rig = startRig<AnyStateMachine>(flow, given);
  const goes = new Goes();
  for (const [index, step] of steps.entries()) {
    if ('tick' in step && step.tick > (executors.passing ?? 0))
      return { reason: executors.waiting ?? 'It takes longer than anybody waits.' };
    if (isSettle(step)) {
      if (step.outcome) return { reason: 'An actor ends with a result that the sandbox cannot give.' };
      const bringing = bringingOf(executors, steps, index);
      if (isUnseen(bringing)) return { reason: bringing.unseen };
      if (bringing.by === 'server') {
        if (bringing.sandbox === null) return { reason: 'The sandbox cannot be told to answer so.' };
        goes.order(bringing.sandbox);
      }
      if (bringing.by === 'person') {
        goes.close(index, bringing.over ?? null);
        goes.add(index, bringing.does);
      }
    } else if ('event' in step) {
      if (!rests(rig, executors)) return { reason: 'It is over before anybody could do anything.' };
      // Filled-in values belong to the press after them.
      if (index > 0 && !isFilledIn(steps[index - 1])) goes.close(index);
      const doing = executors.events[step.to]?.[step.event.type];
      if (doing === undefined) return { reason: 'No person sends it.' };
      const does = doing(step.event as never, comingFrom(steps, index), rig.snapshot());
      if (isUnseen(does)) return { reason: does.unseen };
      goes.add(index, does);
    }
    try {
      rig.play(step);
    } catch (error) {
      return { reason: String(error) };
    }
  }
  if (!rests(rig, executors)) return { reason: OVER_AT_ONCE };
  goes.close(steps.length);
  return { goes: goes.done };
}
