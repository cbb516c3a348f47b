import { afterEach, describe, expect, it, vi } from 'vitest';
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

it.each([
  [
    'the server knows no such page',
    { title: null, address: `${origin}/legacy/gone`, status: 404 },
    'notFound',
  ],
  ['it is of another site', { title: null, address: 'https://cabrank.example/', status: 200 }, 'failed'],
])('a page is not shown if %s', (_what, shown, state) => {
  const input = { ...booking, route: '/gone', address: '/legacy/gone' };
  const actor = createActor(provideLegacyFrame(playedEnvironment, 'frame', origin), { input }).start();
  actor.send({ type: 'frame.loaded', shown });
  expect(actor.getSnapshot().value).toEqual(state);
  actor.stop();
});

describe('a link of the page', () => {
  /** Whether the browser is kept from following it, and what the app does after the press. */
  const pressed = (href: string) => {
    const actor = createActor(provideLegacyFrame(playedEnvironment, 'frame', origin), { input: booking });
    const told: unknown[] = [];
    actor.on('*', (event) => told.push(event));
    actor.start();
    actor.send({
      type: 'frame.loaded',
      shown: { title: null, address: `${origin}/legacy/new-booking`, status: 200 },
    });
    told.length = 0;
    const press = {
      type: 'link.pressed',
      link: { href },
      base: `${origin}/legacy/new-booking`,
    } as const;
    const isKept = actor.getSnapshot().can(press);
    actor.send(press);
    actor.stop();
    return { isKept, told };
  };

  it('leads to the route of the app', () => {
    expect(pressed('/profile')).toEqual({
      isKept: true,
      told: [{ type: 'frame.routed', route: '/profile', replace: false }],
    });
  });

  it('leaves for another site', () => {
    expect(pressed('https://example.com/help')).toEqual({
      isKept: true,
      told: [{ type: 'frame.left', href: 'https://example.com/help', target: null }],
    });
  });

  it('within the page is left to the browser', () => {
    expect(pressed('#fares')).toEqual({ isKept: false, told: [] });
  });
});
