import { expect } from 'vitest';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import type { Scenario } from '../../../support/charts/flow-spec';
import { booking, loaded, pressed, shown } from './legacy-frame.steps';

type Scenarios = Readonly<Record<string, Scenario<typeof legacyFrameMachine>>>;

/** What becomes of a link of each class. */
type Consequence = {
  readonly link: ReturnType<typeof pressed>;
  /** What is said to the router and the window. */
  readonly emitted?: readonly object[];
  /** What the app is told: action and parameters. */
  readonly effects?: readonly (readonly [string, unknown?])[];
};

const consequences: Readonly<Record<string, Consequence>> = {
  'S2.legacyPageFrame.3: links to terms, privacy and contact open dialogs': {
    link: pressed('/legacy/privacy'),
    effects: [['triggerAppEvent', { name: 'privacy' }]],
  },
  'S2.legacyPageFrame.4: a logout link raises a logout': {
    link: pressed('/legacy/logout'),
    effects: [['triggerAppEvent', { name: 'logout' }]],
  },
  'S2.legacyPageFrame.9: cancel-edit goes back': {
    link: pressed('/legacy/cancel-edit'),
    emitted: [{ type: 'frame.returned' }],
  },
  'S2.legacyPageFrame.6: links starting with new-booking from the login content reload user and navigation data':
    {
      link: pressed('/legacy/new-booking?from=Cork', '/legacy/login'),
      emitted: [{ type: 'frame.routed', route: '/new-booking?from=Cork', replace: false }],
      effects: [['readUserAgain']],
    },
  'S2.legacyPageFrame.7: other internal links become route changes': {
    link: pressed('/legacy/users'),
    emitted: [{ type: 'frame.routed', route: '/users', replace: false }],
  },
  'S2.legacyPageFrame.8: a javascript link goes to /job-status': {
    link: pressed('javascript:void 0'),
    emitted: [{ type: 'frame.routed', route: '/job-status', replace: false }],
  },
  'S2.legacyPageFrame.2: a link that ends in login is replaced by a not-found path': {
    link: pressed('/legacy/office-login'),
    emitted: [{ type: 'frame.routed', route: '/not-found/login', replace: false }],
  },
  'S2.legacyPageFrame.5: external links leave the app': {
    link: pressed('https://cabrank.example/help', booking.address, '_blank'),
    emitted: [{ type: 'frame.left', href: 'https://cabrank.example/help', target: '_blank' }],
  },
  'a link that leads nowhere does nothing': { link: pressed('data:text/plain,Fares') },
};

const followed =
  ({ link, emitted = [], effects = [] }: Consequence): Scenario<typeof legacyFrameMachine> =>
  (start) => {
    const rig = shown(start);
    expect(rig.snapshot().can(link)).toBe(true);
    rig.send(link);
    expect(rig.emitted).toEqual(emitted);
    expect(rig.effects.map(({ type, params }) => (params === undefined ? [type] : [type, params]))).toEqual(
      effects,
    );
    expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
  };

export const linkScenarios: Scenarios = {
  ...Object.fromEntries(Object.entries(consequences).map(([name, each]) => [name, followed(each)])),
  'a link that the browser follows is ignored by the app'(start) {
    const rig = shown(start);
    for (const href of ['#map', 'mailto:office@cabrank.test']) {
      expect(rig.snapshot().can(pressed(href))).toBe(false);
      rig.send(pressed(href));
    }
    expect([rig.emitted, rig.effects]).toEqual([[], []]);
  },
  'a link to the current page reloads it, from its top, and adds nothing to the history'(start) {
    const rig = shown(start);
    rig.send(pressed(booking.address));
    expect(rig.emitted).toEqual([
      { type: 'frame.pointed', address: booking.address },
      { type: 'page.begun' },
    ]);
    expect(rig.snapshot().value).toEqual({ present: 'navigating' });
    rig.send(loaded);
    expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
  },
  'a link of a page that is being replaced is still followed'(start) {
    const rig = shown(start);
    rig.send(pressed(booking.address));
    rig.send(pressed('/legacy/users'));
    expect(rig.emitted.at(-1)).toEqual({ type: 'frame.routed', route: '/users', replace: false });
  },
};
