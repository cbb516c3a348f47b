// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSections } from '../../../src/platform/sections';

const ids = ['settings', 'manage-payments', 'change-password'];
/** Where each heading stands on the page (px from its top); the page is 3000 px, the window 900. */
const tops: Record<string, number> = {};
let scrolled = 0;
let frames: (() => void)[] = [];
let grow: () => void = () => undefined;

const draw = () => {
  const due = frames;
  frames = [];
  due.forEach((run) => run());
};
const scroll = (to: number) => {
  scrolled = to;
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  scrolled = 0;
  frames = [];
  Object.assign(tops, { settings: 100, 'manage-payments': 1000, 'change-password': 2500 });
  document.body.innerHTML = ids.map((id) => `<h2 id="${id}" tabindex="-1">${id}</h2>`).join('');
  for (const id of ids) {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => ({ top: (tops[id] ?? 0) - scrolled }) as DOMRect;
  }
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.stubGlobal('innerHeight', 900);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        grow = run;
      }
      observe = () => undefined;
      disconnect = () => {
        grow = () => undefined;
      };
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const watch = () => {
  const reached: string[] = [];
  const stop = createSections(() => window).watch(ids, (id) => reached.push(id));
  const last = () => {
    draw();
    return reached.at(-1);
  };
  return { reached, stop, last };
};

describe('the section in view', () => {
  it('is the first one at the top, then the last one with its heading in the upper part of the window', () => {
    const { last } = watch();
    expect(last()).toBe('settings');
    scroll(684);
    expect(last()).toBe('settings');
    scroll(685);
    expect(last()).toBe('manage-payments');
    scroll(0);
    expect(last()).toBe('settings');
  });

  it('is the last one at the page’s end, however short it is', () => {
    const { last } = watch();
    scroll(2099);
    expect(last()).toBe('change-password');
  });

  it('is reported again when the page grows above it', () => {
    const { last } = watch();
    scroll(1000);
    expect(last()).toBe('manage-payments');
    tops['manage-payments'] = 1800;
    grow();
    expect(last()).toBe('settings');
  });

  it('is computed once per frame, however often the page scrolls', () => {
    const { reached } = watch();
    scroll(1);
    scroll(2);
    scroll(3);
    draw();
    expect(reached).toEqual(['settings']);
  });

  it('is null on a page without sections', () => {
    document.body.innerHTML = '';
    const { last } = watch();
    expect(last()).toBeUndefined();
  });

  it('is no longer computed after unsubscribing', () => {
    const { reached, stop } = watch();
    stop();
    scroll(1000);
    grow();
    draw();
    expect(reached).toEqual([]);
  });
});

describe('going to a section', () => {
  it('focuses its heading and scrolls it to the top', () => {
    const heading = document.getElementById('change-password') as HTMLElement;
    const scroll = vi.fn();
    heading.scrollIntoView = scroll;
    createSections(() => window).goTo('change-password');
    expect(document.activeElement).toBe(heading);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
  });

  it('does nothing if it does not exist', () => {
    createSections(() => window).goTo('elsewhere');
    expect(document.activeElement).toBe(document.body);
  });
});
