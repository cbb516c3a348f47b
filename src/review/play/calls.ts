import { StateMachine } from 'xstate';
import type { Flow } from './flow';
import { implementationsOf } from './prepare';

const kebab = (src: string): string => src.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/**
 * The flow behind an actor: the child that runs for real, else the provided actor when that is a chart, else, where
 * its code comes later, the flow that has the actor's name; `null` when it is no flow.
 *
 * @param names of all flows
 */
export function calledBy(flow: Flow, src: string, names: readonly string[]): string | null {
  const child = flow.children?.[src];
  if (child) return child.machine.id;
  const provided: unknown = implementationsOf(flow.provided).actors[src];
  if (provided instanceof StateMachine) return provided.id;
  return names.includes(kebab(src)) ? kebab(src) : null;
}
