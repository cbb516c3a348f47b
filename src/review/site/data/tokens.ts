import type { Flow, Step } from '../../play/flow';
import type { LiveActor, Rig } from '../../play/rig';
import { enabledSteps } from '../../play/enabled-steps';

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const variantsOf = (flow: Flow | null, type: string): readonly unknown[] =>
  (flow?.fixtures.events ?? []).filter((event: { readonly type: string }) => event.type === type);

const encode = (name: string) =>
  encodeURIComponent(name).replaceAll('~', '%7E').replaceAll('!', '%21').replaceAll("'", '%27');

/** Between a step and a tester's own values for it. */
const OWN = '~=';

const ownValues = (values: unknown): string => `${OWN}${encode(JSON.stringify(values))}`;

/** A step without its values: which event, or which outcome of which actor. */
const nameOf = (step: Step): string => {
  if ('tick' in step) return `*${step.tick}`;
  return 'settle' in step
    ? `${encode(step.settle)}!${encode(step.with)}`
    : `${encode(step.to)}~${encode(step.event.type)}`;
};

/**
 * A step in a link: `*<ms>` for the clock, `<actor>!<outcome>`, `<actor>~<event>` and, for the second and later
 * variants of an event among the samples of its chart, `<actor>~<event>~<n>`. A tester's own values follow as JSON
 * after `~=`.
 *
 * @param actors the actors that run before the step
 */
export function tokenOf(step: Step, actors: readonly LiveActor[]): string {
  const name = nameOf(step);
  if ('tick' in step) return name;
  if ('settle' in step) {
    return step.outcome && 'resolve' in step.outcome ? `${name}${ownValues(step.outcome.resolve)}` : name;
  }
  const flow = actors.find(({ path }) => path === step.to)?.flow ?? null;
  const variant = variantsOf(flow, step.event.type).findIndex((event) => sameJson(event, step.event));
  if (variant >= 0) return variant === 0 ? name : `${name}~${variant + 1}`;
  const { type: _type, ...values } = step.event;
  return `${name}${ownValues(values)}`;
}

/**
 * A possible step with other values: an event with this payload, or an outcome with this result.
 *
 * @returns `null` if a step cannot have these values
 */
export function withValues(step: Step, values: unknown): Step | null {
  if ('tick' in step) return null;
  if ('settle' in step) return { settle: step.settle, with: step.with, outcome: { resolve: values } };
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return null;
  const { type } = step.event;
  // In the order of the samples, to be recognised as one of them.
  return { to: step.to, event: Object.assign({ type }, values, { type }) };
}

function valuesIn(text: string): { readonly values: unknown } | null {
  try {
    return { values: JSON.parse(decodeURIComponent(text)) as unknown };
  } catch {
    return null;
  }
}

/** The currently possible step that a token names; `null` if there is none. */
export function stepOf(token: string, rig: Rig): Step | null {
  const actors = rig.live();
  const possible = enabledSteps(rig);
  const at = token.indexOf(OWN);
  if (at < 0) return possible.find((step) => tokenOf(step, actors) === token) ?? null;
  const sample = possible.find((step) => nameOf(step) === token.slice(0, at));
  const read = valuesIn(token.slice(at + OWN.length));
  return sample && read ? withValues(sample, read.values) : null;
}
