import type { AnyMachineSnapshot } from 'xstate';
import { dataOf, type Json } from '../../model/definition';
import type { Outcomes } from '../../play/enabled-steps';
import type { Flow, Path, Step } from '../../play/flow';
import type { LiveActor } from '../../play/rig';
import { refusals } from './refusals';
import { start } from './start';
import { tokenOf } from './tokens';

/** One possible next step. */
export type Option = {
  readonly step: Step;
  /** Its token in a link. Unique among the current options. */
  readonly token: string;
  readonly kind: 'event' | 'outcome' | 'tick';
  /** Path of the actor that it concerns; '' is the flow itself. */
  readonly actor: string;
  /** The event, the outcome, or how far the clock advances. */
  readonly label: string;
  /** The event's payload as JSON; `null` if there is none. */
  readonly payload: string | null;
  /** What a tester can change: an event's payload, or an actor's result; `null` if there is nothing. */
  readonly values: Json;
  /** Guards that currently refuse it. */
  readonly refusedBy: readonly string[];
  /** Whether it has any effect. */
  readonly enabled: boolean;
  /** Branches of the flow's own chart that it would take. */
  readonly takes: readonly string[];
};

/** The branches of the flow's own chart among those that were taken. */
export const ownBranches = (flow: Flow, taken: readonly string[]) => {
  const own = `${flow.machine.id} |`;
  const below = `${flow.machine.id}.`;
  return [...new Set(taken.filter((key) => key.startsWith(own) || key.startsWith(below)))];
};

const seconds = (ms: number) => (ms < 1000 ? `${ms} ms` : `${Number((ms / 1000).toFixed(1))} s`);

const payloadOf = ({ type: _type, ...rest }: { readonly type: string }): string | null =>
  Object.keys(rest).length === 0 ? null : JSON.stringify(rest);

const valuesOf = ({ type: _type, ...rest }: { readonly type: string }): Json => editable(rest);

/** A payload or result that a form can show: nothing empty, and no code. */
function editable(value: unknown): Json {
  const data = dataOf(value) ?? null;
  const isEmpty = typeof data === 'object' && data !== null && Object.keys(data).length === 0;
  return isEmpty && !Array.isArray(data) ? null : data;
}

function resultOf(actors: readonly LiveActor[], path: string, name: string): Json {
  const actor = actors.find((candidate) => candidate.path === path);
  const outcomes = actor?.parent?.fixtures.outcomes as Outcomes | undefined;
  const outcome = actor && outcomes?.[actor.src]?.[name];
  return outcome && 'resolve' in outcome ? editable(outcome.resolve) : null;
}

/** A step as an option at the end of a path. */
export function optionOf(flow: Flow, path: Path, step: Step, actors: readonly LiveActor[]): Option {
  const base = { step, token: tokenOf(step, actors), payload: null, values: null, refusedBy: [] };
  const takes = takesOf(flow, path, step);
  if ('tick' in step) {
    return { ...base, kind: 'tick', actor: '', label: seconds(step.tick), enabled: true, takes };
  }
  if ('settle' in step) {
    const values = resultOf(actors, step.settle, step.with);
    return { ...base, kind: 'outcome', actor: step.settle, label: step.with, values, enabled: true, takes };
  }
  const actor = actors.find((candidate) => candidate.path === step.to);
  const snapshot = actor?.ref.getSnapshot() as AnyMachineSnapshot;
  return {
    ...base,
    kind: 'event',
    actor: step.to,
    label: step.event.type,
    payload: payloadOf(step.event),
    values: valuesOf(step.event),
    refusedBy: refusals(snapshot, step.event),
    enabled: snapshot.can(step.event),
    takes,
  };
}

/** The branches that the step would take, determined by taking it in another rig; empty if it fails. */
function takesOf(flow: Flow, path: Path, step: Step): readonly string[] {
  try {
    return ownBranches(flow, start(flow, { ...path, steps: [...path.steps, step] }).taken);
  } catch {
    return [];
  }
}
