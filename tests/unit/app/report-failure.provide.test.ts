import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { consoleFailureLog, type FailureLog } from '../../../src/platform/failure-log';
import { reportFailure } from '../../../src/app/environment/report-failure';

const broken = new Error('broken');

const chart = (failures: FailureLog) =>
  setup({
    actors: { load: fromPromise(() => Promise.reject(broken)) },
    actions: { logFailure: reportFailure({ adapters: { failures } as never }, 'chart') },
  }).createMachine({
    initial: 'open',
    states: {
      open: {
        initial: 'loading',
        states: {
          loading: {
            invoke: {
              id: 'load',
              src: 'load',
              onError: {
                target: 'failed',
                actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          failed: {},
        },
      },
    },
  });

describe('a chart that reports a failure', () => {
  it('includes its state, and the event with the error', async () => {
    const report = vi.fn();
    const actor = createActor(chart({ report })).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'failed' }));
    expect(report.mock.calls).toEqual([
      ['chart', broken, { state: { open: 'loading' }, event: 'xstate.error.actor.load' }],
    ]);
  });
});

describe('the log of failures in a browser', () => {
  it('writes to the console, and notifies listeners', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    consoleFailureLog.report('chart', broken);
    const heard = vi.fn();
    consoleFailureLog.listener = heard;
    consoleFailureLog.report('chart', broken, { state: 'open', event: 'x' });
    delete consoleFailureLog.listener;
    said.mockRestore();
    expect(heard.mock.calls).toEqual([['chart', broken, { state: 'open', event: 'x' }]]);
  });
});
