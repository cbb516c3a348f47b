import type { AnyStateMachine } from 'xstate';
import type { Rig } from '../../../src/review/play/rig';
import { starter, type FlowSpec } from './flow-spec';
import { nodesOf } from './machine-file';

/** The events that the scenarios send to the flow's own chart and that it ignores, as `event in state`. */
function ignoredIn<TMachine extends AnyStateMachine>({ flow, scenarios }: FlowSpec<TMachine>) {
  const rigs: Rig<TMachine>[] = [];
  const start = starter(flow);
  for (const scenario of Object.values(scenarios)) {
    scenario((input) => {
      const rig = start(input);
      rigs.push(rig);
      return rig;
    });
  }
  const own = rigs.flatMap(({ ignored }) => ignored.filter(({ path }) => path === ''));
  return new Set(own.flatMap(({ event, states }) => states.map((state) => `${event} in ${state}`)));
}

/** Wrong entries of the fixtures' `ignores`: the event is handled there, or no scenario sends it. */
export function untrueIgnores<TMachine extends AnyStateMachine>(spec: FlowSpec<TMachine>): readonly string[] {
  const { machine, fixtures } = spec.flow;
  const ignored = ignoredIn(spec);
  const hears = (state: string, event: string) => {
    const id = `${machine.id}.${state}`;
    const isRelated = (other: string) => `${other}.`.startsWith(`${id}.`) || id.startsWith(`${other}.`);
    return nodesOf(machine).some((node) => node.transitions.has(event) && isRelated(node.id));
  };
  return (fixtures.ignores ?? []).flatMap((entry) =>
    entry.in.flatMap((state) =>
      entry.events.flatMap((event) => {
        if (hears(state, event)) return [`${event} is heard in ${state}`];
        return ignored.has(`${event} in ${state}`) ? [] : [`${event} is not sent in ${state}`];
      }),
    ),
  );
}
