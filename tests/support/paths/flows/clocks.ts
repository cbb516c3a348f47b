import { banners } from '#messages/app/banners';
import type { impersonationClockMachine } from '../../../../machines/session/impersonation-clock/impersonation-clock.machine';
import { itself } from '../../../../src/review/scripts/words';
import type { SnapshotFrom } from 'xstate';
import type { PlayedFlow } from '../played-flow';
import { fault } from '../words';

/** As long ago as in the fixtures. Loading the page takes a moment. */
const BEGUN_MS = (12 * 60 + 17) * 1000;

/** How long an admin has been acting for a customer, with the page's clock. */
export const impersonationClockPlayed: PlayedFlow = {
  executors: {
    openings: {
      default: { path: '/profile', account: null, does: [] },
      unknown: { path: '/profile', account: null, does: [] },
    },
    events: {},
    outcomes: {
      readElapsed: { twelveMinutes: itself, thirteenMinutes: itself, unknown: itself, failed: fault },
    },
  },
  ticks: true,
  open: (page) => page.getByRole('region', { name: banners.impersonation }).waitFor(),
  prepare: async ({ page, actFor }, input) => {
    await actFor('standard');
    const startedAt = input === 'unknown' ? null : new Date(Date.now() - BEGUN_MS).toISOString();
    await page.route(/\/api\/auth\/user$/u, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { readonly response: object };
      const response = { ...body.response, impersonation: { reason: 'Asked us by phone', startedAt } };
      await route.fulfill({ response: answer, json: { ...body, response } });
    });
  },
  when: (step, rig) => {
    if (!('settle' in step)) return true;
    const { startedAt, minutes } = (rig.snapshot() as SnapshotFrom<typeof impersonationClockMachine>).context;
    if (startedAt === null) return step.with === 'unknown';
    return step.with === (minutes === null ? 'twelveMinutes' : 'thirteenMinutes');
  },
  seen: {
    telling: [{ role: 'region', name: banners.impersonation, text: / · 1[234] min/u }],
    silent: [{ role: 'region', name: banners.impersonation, text: /Asked us by phone/u }],
  },
  unplayed: { 'xstate.error.actor.readElapsed': 'A clock that can be read does not fail.' },
};
