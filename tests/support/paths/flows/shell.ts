import { banners } from '#messages/app/banners';
import { shell } from '#messages/app/shell';
import { itself, press } from '../../../../src/review/scripts/words';
import { changeConfig } from '../../browser/answers/change-config';
import type { PlayedFlow } from '../played-flow';
import { answered, CRASH, fault, lost } from '../words';

/** The banner of a demo system, in a browser that has not seen it before. */
export const demoBannerPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/login', account: null, does: [] } },
    events: { '': { 'banner.dismissed': () => [press(banners.dismissDemo)] } },
    outcomes: {
      recall: {
        nothing: itself,
        dismissed: { unseen: 'Nothing is remembered in a new browser.' },
        failed: fault,
      },
    },
  },
  prepare: ({ page }) => changeConfig(page, { demo: true }),
  when: (step, rig) => !('event' in step) || rig.snapshot().matches('shown'),
  seen: {
    shown: [{ role: 'region', name: banners.demo }],
    dismissed: [{ role: 'region', name: banners.demo, gone: true }],
  },
  unplayed: {
    'xstate.error.actor.recall': CRASH,
    'done.actor.recall | 0': 'A new browser remembers nothing; the tests of the banners come back with one.',
  },
};

const END = '/api/auth/logout';

/** A customer's logout. */
export const logoutPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: 'standard', does: [] } },
    events: { '': { 'logout.requested': () => [press(shell.logout)] } },
    outcomes: {
      endSession: { ended: answered(END, 200, { response: { location: '/login' } }), offline: lost(END) },
    },
  },
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const { role, target } = step.event as { readonly role?: string; readonly target?: string | null };
    return role === 'customer' && target === null && rig.snapshot().matches('idle');
  },
  seen: { loggingOut: [{ role: 'button', name: shell.loggingOut }] },
  unplayed: {
    'idle | logout.requested | 0': 'The tests of acting for somebody return from it.',
    'endingImpersonation | ': 'The tests of acting for somebody return from it.',
    'impersonationEnded | ': 'The tests of acting for somebody return from it.',
    'endSession | 0': 'The tests of the session leave for a page that was asked for.',
    'endSession | 1': 'The tests of the admin log out.',
  },
};

/** An item of a company's menu that logs out, like the app's own button. */
const LEAVE = 'Leave us';
const items: Readonly<Record<string, string>> = { terms: 'Terms', logout: LEAVE };

/** The menu on narrow screens. */
export const navigationPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: 'standard', does: [] } },
    events: {
      '': {
        'drawer.opened': () => [press(shell.menu)],
        'drawer.closed': () => [press(shell.closeMenu, shell.menu)],
        'appEvent.triggered': ({ name }: { name: string }) => [press(items[name] ?? name, shell.menu)],
      },
    },
    outcomes: {},
  },
  look: { width: 390, height: 844 },
  // The logout fails, so that the screen remains.
  prepare: async ({ page }) => {
    await page.route(/\/api\/auth\/logout$/u, (route) => route.fulfill({ status: 500, body: '' }));
    await page.route(/\/api\/content\/nav$/u, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { readonly response: readonly { readonly link_name: string }[] };
      const like = body.response.find(({ link_name }) => link_name === 'event:terms');
      const response = [...body.response, { ...like, nav_label: LEAVE, link_name: 'event:logout' }];
      await route.fulfill({ response: answer, json: { ...body, response } });
    });
  },
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const open = rig.snapshot().matches('open');
    const { type, name } = step.event as { readonly type: string; readonly name?: string };
    if (type === 'drawer.opened') return !open;
    return open && (type === 'drawer.closed' || (name !== undefined && name in items));
  },
  seen: {
    open: [{ role: 'dialog', name: shell.menu }],
    closed: [{ role: 'dialog', name: shell.menu, gone: true }],
  },
  unplayed: {
    'route.changed': 'The tests of the navigation follow its links.',
    'appEvent.triggered | 2': 'The menu shows no event that the app does not know.',
  },
};
