// @vitest-environment happy-dom
import { useSelector } from '@xstate/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { useScreenActor } from '../../../../src/app/screen/use-screen-actor';
import { render, unmount } from '../../ui/render';

afterEach(unmount);

/** A screen that asks for something as soon as it is there, as the settings do. */
function reader() {
  const signals: AbortSignal[] = [];
  let answer = (_text: string): void => undefined;
  const read = fromPromise<string>(({ signal }) => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      answer = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const machine = setup({ actors: { read } }).createMachine({
    initial: 'loading',
    states: {
      loading: { invoke: { src: 'read', onDone: 'open', onError: 'unloaded' } },
      open: {},
      unloaded: {},
    },
  });
  const Screen = () => (
    <p>{useSelector(useScreenActor(machine), ({ value }: { value: unknown }) => String(value))}</p>
  );
  return { Screen, signals, answer: (text: string) => answer(text) };
}

const shown = () => document.body.textContent;

describe('the actor of a screen in strict mode, which mounts everything twice', () => {
  it('does not treat the end of its first mount as a failure of its requests', async () => {
    const { Screen, signals, answer } = reader();
    await render(<Screen />);
    await act(() => Promise.resolve());
    expect(shown()).toBe('loading');
    expect(signals).toHaveLength(1);
    await act(async () => {
      answer('The settings');
      await Promise.resolve();
    });
    expect(shown()).toBe('open');
  });

  it('stops with its screen, and aborts its requests', async () => {
    const { Screen, signals } = reader();
    await render(<Screen />);
    await unmount();
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });
});
