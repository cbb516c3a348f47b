import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { guardName } from '../../model/chart';
import { branchesOf } from '../../../recording/branch-coverage';

/**
 * The guards that currently refuse an event, as readable text, innermost state first. If an unguarded branch follows
 * them, the event is still handled: it may do something else, or nothing.
 */
export function refusals(snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  const nodes = [...(snapshot._nodes as AnyStateNode[])].sort((a, b) => b.order - a.order);
  const names = nodes.flatMap((node) =>
    branchesOf(node)
      .filter(([trigger]) => trigger === event.type)
      .flatMap(([, branches]) =>
        branches.flatMap(({ guard }) =>
          guard !== undefined && !evaluateGuard(guard, snapshot.context as object, event, snapshot)
            ? [guardName(guard as Parameters<typeof guardName>[0]) ?? 'guard']
            : [],
        ),
      ),
  );
  return [...new Set(names)];
}
