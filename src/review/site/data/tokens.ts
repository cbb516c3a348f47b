import type { Flow, Step } from '../../play/flow';
import type { LiveActor, Rig } from '../../play/rig';
import { enabledSteps } from '../../play/enabled-steps';

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const variantsOf = (flow: Flow | null, type: string): readonly unknown[] =>
  (flow?.fixtures.events ?? []).filter((event: { readonly type: string }) => event.type === type);

const encode = (name: string) => encodeURIComponent(name).replaceAll('~', '%7E').replaceAll('!', '%21');

/**
 * A step in a link: `*<ms>` for the clock, `<actor>!<outcome>`, `<actor>~<event>` and, for the second and later
 * variants of an event among the samples of its chart, `<actor>~<event>~<n>`.
 *
 * @param actors the actors that run before the step
 */
export function tokenOf(step: Step, actors: readonly LiveActor[]): string {
  if ('tick' in step) return `*${step.tick}`;
  if ('settle' in step) return `${encode(step.settle)}!${encode(step.with)}`;
  const flow = actors.find(({ path }) => path === step.to)?.flow ?? null;
  const variant = variantsOf(flow, step.event.type).findIndex((event) => sameJson(event, step.event));
  return `${encode(step.to)}~${encode(step.event.type)}${variant > 0 ? `~${variant + 1}` : ''}`;
}

/** The currently possible step that a token names; `null` if there is none. */
export const stepOf = (token: string, rig: Rig): Step | null => {
  const actors = rig.live();
  return enabledSteps(rig).find((step) => tokenOf(step, actors) === token) ?? null;
};
