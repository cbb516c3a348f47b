import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { flows, type FlowName } from '../../../src/review/flows';
import { chartOf } from '../../../src/review/model/chart';
import { spineOf, successOf } from '../../../src/review/model/spine';
import type { Flow } from '../../../src/review/play/flow';

const chartNamed = (name: FlowName) => {
  const flow: Flow = flows[name];
  return chartOf(flow.machine);
};

describe('the way to success', () => {
  it('leads from the start of a flow to its first end, without a detour', () => {
    expect([...spineOf(chartNamed('card-add'))]).toEqual([
      'card-add.entering | card.submitted | 0',
      'card-add.collectingToken | token.received | 0',
      'card-add.posting | xstate.done.actor.postCard | 0',
      'card-add.saved | always | 2',
    ]);
  });

  it('goes on when the server has answered, and not when the person closes the dialog', () => {
    expect([...spineOf(chartNamed('card-removal'))].at(-1)).toBe(
      'card-removal.confirming.refreshing | xstate.done.actor.refreshCards | 0',
    );
  });

  it.each(['tabs', 'impersonation-start', 'app'] as const)(
    'is not there in %s, which never ends or is only left',
    (name) => {
      expect(successOf(chartNamed(name))).toBeNull();
      expect(spineOf(chartNamed(name)).size).toBe(0);
    },
  );

  it('may begin in any region, and take what is heard in a state around another', () => {
    const machine = createMachine({
      id: 'ride',
      initial: 'asking',
      states: {
        asking: {
          type: 'parallel',
          states: {
            form: { initial: 'typed', states: { typed: { on: { sent: '#ride.riding' } } } },
            clock: { on: { 'taxi.came': '#ride.closed' } },
          },
        },
        riding: { initial: 'slow', on: { arrived: 'there' }, states: { slow: {} } },
        there: { type: 'final' },
        closed: { type: 'final' },
      },
    });
    expect([...spineOf(chartOf(machine))]).toEqual([
      'ride.asking.form.typed | sent | 0',
      'ride.riding | arrived | 0',
    ]);
  });

  it('takes a failure only if nothing else leads there, and is not there if nothing does', () => {
    const states = { there: { type: 'final' as const } };
    const slow = createMachine({
      id: 'slow',
      initial: 'waiting',
      states: { waiting: { after: { 10: 'later' } }, later: { on: { 'dialog.closed': 'there' } }, ...states },
    });
    expect(spineOf(chartOf(slow)).size).toBe(2);
    const stuck = createMachine({ id: 'stuck', initial: 'waiting', states: { waiting: {}, ...states } });
    expect(spineOf(chartOf(stuck)).size).toBe(0);
  });
});
