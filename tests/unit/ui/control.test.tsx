// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Control } from '../../../src/ui/form/control';
import { button, labelled, press, render, type, unmount } from './render';

const heard = vi.fn();
let idle: IdleRequestCallback[] = [];

/** Holds what is typed, as far as `keep` takes it up. */
function Form({ keep }: { readonly keep: (typed: string) => string }) {
  const [value, setValue] = useState('Dec');
  const [town, setTown] = useState('');
  const [size, setSize] = useState('');
  return (
    <>
      <label htmlFor="name">Name</label>
      <Control
        id="name"
        value={value}
        onChange={({ target }) => {
          heard(target.value);
          setValue(keep(target.value));
        }}
      />
      <label htmlFor="town">Town</label>
      <Control id="town" value={town} onChange={({ target }) => setTown(target.value)} />
      <select value={size} onChange={({ target }) => setSize(target.value)}>
        <option value="">Any</option>
        <option value="8">8 seats</option>
      </select>
      <output>{value}</output>
      <button onClick={() => setValue('')}>Start over</button>
    </>
  );
}

const shown = () => labelled('Name').value;
const held = () => document.querySelector('output')?.textContent;
const begin = (keep: (typed: string) => string = (typed) => typed) => render(<Form keep={keep} />);

const quiet = () => {
  act(() => {
    for (const run of idle.splice(0)) run({ didTimeout: false, timeRemaining: () => 50 });
  });
};

beforeEach(() => {
  idle = [];
  heard.mockClear();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frame(0));
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => idle.push(run));
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  // No pointer is down any more, for the files that come after this one.
  window.dispatchEvent(new Event('keydown'));
});

describe('a control', () => {
  it('shows what is typed, and tells it when the browser is idle, once', async () => {
    await begin();
    await type(labelled('Name'), 'Decl');
    await type(labelled('Name'), 'Decla');
    expect(shown()).toBe('Decla');
    expect(heard).not.toHaveBeenCalled();
    quiet();
    expect(heard.mock.calls).toEqual([['Decla']]);
    expect(held()).toBe('Decla');
    quiet();
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each(['keydown', 'pointerdown', 'submit', 'blur', 'focus', 'paste', 'pagehide'])(
    'tells it before a %s is heard',
    async (next) => {
      await begin();
      await type(labelled('Name'), 'Decl');
      const seen: unknown[] = [];
      const see = () => seen.push(held());
      document.body.addEventListener(next, see);
      act(() => {
        document.body.dispatchEvent(new Event(next));
      });
      document.body.removeEventListener(next, see);
      expect(seen).toEqual(['Decl']);
      quiet();
      expect(heard).toHaveBeenCalledOnce();
    },
  );

  it('shows what its form makes of it, and nothing that is not taken up', async () => {
    await begin((typed) => typed.replaceAll(' ', ''));
    await type(labelled('Name'), 'De c');
    quiet();
    expect([shown(), held()]).toEqual(['Dec', 'Dec']);
    await type(labelled('Name'), 'Declan M');
    quiet();
    expect([shown(), held()]).toEqual(['DeclanM', 'DeclanM']);
  });

  it('is heard before what is typed into another one', async () => {
    await begin();
    await type(labelled('Name'), 'Decl');
    heard.mockClear();
    await type(labelled('Town'), 'Cork');
    expect(heard.mock.calls).toEqual([['Decl']]);
    expect([shown(), labelled('Town').value]).toEqual(['Decl', 'Cork']);
  });

  it('leaves a choice that is made meanwhile, as a browser does that fills in a form', async () => {
    await begin();
    await type(labelled('Name'), 'Decl');
    const select = document.querySelector('select') as HTMLSelectElement;
    await act(async () => {
      select.value = '8';
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await Promise.resolve();
    });
    quiet();
    expect([select.value, held(), shown()]).toEqual(['8', 'Decl', 'Decl']);
  });

  it('shows what its form comes to hold without it', async () => {
    await begin();
    await type(labelled('Name'), 'Decl');
    await press(button('Start over'));
    expect([shown(), held()]).toEqual(['', '']);
  });

  it('tells it at once where the browser tells nothing', async () => {
    vi.unstubAllGlobals();
    await begin();
    await type(labelled('Name'), 'Decl');
    expect(held()).toBe('Decl');
  });
});
