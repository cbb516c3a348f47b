// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletFormPort } from '../../../src/features/cards/card-entry/card-form-port';
import { flows, type FlowName } from '../../../src/review/flows';
import { openCardPort } from '../../../src/review/screens/card-port';
import { galleryOf } from '../../../src/review/screens/gallery';
import { playScreen, Screen, type Played } from '../../../src/review/screens/screen';
import '../ui/render';

const names = Object.keys(flows) as FlowName[];

let port: WalletFormPort;
let root: Root | null = null;
const warnings: string[] = [];

beforeAll(async () => {
  // An older page, and the estimator, are other documents: here they are not fetched.
  Object.assign(
    (window as unknown as { readonly happyDOM: { readonly settings: object } }).happyDOM.settings,
    {
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  );
  port = await openCardPort();
});
beforeEach(() => {
  warnings.length = 0;
  const complain = (...args: unknown[]) => {
    const said = args.map(String).join(' ');
    // Of the test, which does not wait for what comes lazily: whoever draws a screen need not either.
    if (/^(?:A suspended resource finished loading|An update to .+ was not wrapped in act)/su.test(said))
      return;
    // Emotion takes this for a server.
    if (said.includes('potentially unsafe when doing server-side rendering')) return;
    warnings.push(said);
  };
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});
afterEach(async () => {
  await act(async () => {
    root?.unmount();
    await Promise.resolve();
  });
  root = null;
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const visible = (): string => {
  const shown = [...document.body.querySelectorAll<HTMLElement>('[aria-label], input, textarea')].map(
    (element) => element.getAttribute('aria-label') ?? '',
  );
  return `${document.body.textContent} ${shown.join(' ')}`.replaceAll(/\s+/gu, ' ').trim();
};

/** Draws it, with everything that comes lazily. */
async function draw(played: Played): Promise<string> {
  const place = document.createElement('div');
  document.body.append(place);
  await act(async () => {
    root = createRoot(place);
    root.render(<Screen played={played} port={port} />);
    await Promise.resolve();
  });
  await vi.waitFor(
    async () => {
      await act(() => new Promise((later) => setTimeout(later, 5)));
      expect(visible()).not.toMatch(/^$|Loading this step|Opening the/u);
    },
    { timeout: 4000 },
  );
  return visible();
}

const counts = { screens: 0, flows: 0, passing: 0 };
const unshown: Record<string, readonly string[]> = {};
afterAll(() => {
  console.info(
    `${counts.screens} states of ${counts.flows} flows have a screen; ${counts.passing} of them are passed through.`,
  );
});

describe.each(names)('%s', (name) => {
  const gallery = galleryOf(name);
  const items = gallery.items.map((item) => [item.stateId, item] as const);
  counts.screens += items.length;
  counts.flows += items.length > 0 ? 1 : 0;
  counts.passing += gallery.items.filter(({ passing }) => passing).length;
  const without = gallery.unshown.map(({ stateId, reason }) => `${stateId}: ${reason}`);
  if (without.length > 0) unshown[name] = without;

  it('has a screen for each state, or a reason', () => {
    expect(without.filter((line) => /No view is known|No path leads/u.test(line))).toEqual([]);
  });

  if (items.length > 0)
    it.each(items)('%s', async (_id, { path, screen }) => {
      const text = await draw(playScreen(name, path, { screen }));
      expect(warnings).toEqual([]);
      expect(text.length).toBeGreaterThan(3);
    });
});

it('knows by name every state that shows nothing', () => {
  expect(unshown).toMatchSnapshot();
});

it('passes presses to the player of the flow', async () => {
  const heard: unknown[] = [];
  const path = { input: 'adding', steps: [{ settle: 'cardEntry/loadProvider', with: 'loaded' }] };
  await draw(playScreen('card-add', path, { onEvent: (to, event) => heard.push([to, event.type]) }));
  const cancel = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Cancel');
  await act(async () => {
    cancel?.click();
    await Promise.resolve();
  });
  expect(heard).toEqual([['', 'dialog.closed']]);
});
