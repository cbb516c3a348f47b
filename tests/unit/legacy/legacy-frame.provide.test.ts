import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideLegacyFrame } from '../../../src/features/legacy/legacy-frame/legacy-frame.provide';
import { playedEnvironment } from '../../../src/review/play/environment';

const origin = 'https://cabrank.test';
const booking = { route: '/new-booking', address: '/legacy/new-booking', hasMap: false, visitors: null };

afterEach(() => void vi.unstubAllGlobals());

/** Where the frame is after it has loaded a page. */
const after = (address: string, of?: string) => {
  const actor = createActor(provideLegacyFrame(playedEnvironment, 'frame', of), { input: booking }).start();
  actor.send({ type: 'frame.loaded', shown: { title: null, address, status: 200 } });
  actor.stop();
  return actor.getSnapshot().context.shown;
};

it('a page is ours by the origin of the app’s own page', () => {
  vi.stubGlobal('location', { origin });
  expect(after(`${origin}/legacy/new-booking`)).toBe('/legacy/new-booking');
  expect(after('https://cabrank.example/legacy/new-booking')).toBeNull();
});

it('a page is not ours if the app has no page', () => {
  expect(after(`${origin}/legacy/new-booking`)).toBeNull();
  expect(after(`${origin}/legacy/new-booking`, origin)).toBe('/legacy/new-booking');
});
