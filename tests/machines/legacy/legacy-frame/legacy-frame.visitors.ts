import { expect } from 'vitest';
import { ORIGIN } from '../../../../machines/legacy/legacy-frame/legacy-frame.fixtures';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import type { Scenario, Start } from '../../../support/charts/flow-spec';
import { loadedPage, posted } from './legacy-frame.steps';

const login = loadedPage('/legacy/login?returnUrl=%2Fusers', 'Sign in');
/** The same page without its query. */
const bareLogin = loadedPage('/legacy/login', 'Sign in');
/** A page that the app takes for one that needs a session. */
const answer = loadedPage('/legacy/welcome', 'Welcome');
/** One that no route of the app stands for. */
const nowhere = loadedPage('/legacy/welcome/back', 'Welcome');
const lostPassword = loadedPage('/legacy/lost-pass', 'Lost password');

/** What the chart knows of a page that it shows. */
const known = ({ shown: { title, address } }: ReturnType<typeof loadedPage>) => ({
  title,
  shown: address.slice(ORIGIN.length),
});

const atLogin = (start: Start<typeof legacyFrameMachine>) => {
  const rig = start('login');
  rig.send(login);
  return rig;
};

const checkingSession = { present: 'checkingSession' };
const resting = { present: { shown: 'resting' } };

/** What becomes of a visitor's page when its older site answers. */
export const visitorScenarios: Readonly<Record<string, Scenario<typeof legacyFrameMachine>>> = {
  'a login that posts to another page shows the response, and keeps its route and the requested page'(start) {
    for (const page of [answer, bareLogin, lostPassword]) {
      const rig = atLogin(start);
      rig.send(posted);
      rig.send(page);
      expect(rig.snapshot().value).toEqual(checkingSession);
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
      rig.settle('askSession', 'nobody');
      expect(rig.snapshot().value).toEqual(resting);
      expect(rig.emitted).toEqual([{ type: 'page.begun' }]);
      expect(rig.snapshot().context).toMatchObject({ route: '/login?returnUrl=%2Fusers', ...known(page) });
    }
  },
  'a second page of the login can be sent while the session is still checked for the first'(start) {
    const rig = atLogin(start);
    rig.send(posted);
    rig.send(answer);
    rig.send(posted);
    expect(rig.snapshot().value).toEqual({ present: 'sending' });
    rig.send(nowhere);
    rig.settle('askSession', 'noResponse');
    expect(rig.snapshot().value).toEqual(resting);
    expect(rig.effectsOf('readUserAgain')).toHaveLength(2);
  },
  'a login continues by itself once someone is signed in: the frame does not navigate'(start) {
    const rig = atLogin(start);
    rig.send(posted);
    rig.send(answer);
    rig.settle('askSession', 'somebody');
    expect(rig.emitted).toEqual([{ type: 'page.begun' }]);
    expect(rig.snapshot().value).toEqual(resting);
  },
  'a new password that also signs in leads to its next page'(start) {
    for (const [page, end] of [
      [answer, [{ type: 'frame.routed', route: '/welcome', replace: true }]],
      [nowhere, []],
    ] as const) {
      const rig = start('reset');
      rig.send(loadedPage('/legacy/reset', 'New password'));
      rig.send(posted);
      rig.send(page);
      rig.settle('askSession', 'somebody');
      expect(rig.emitted).toEqual([{ type: 'page.begun' }, ...end]);
      expect(rig.snapshot().value).toEqual(resting);
    }
  },
  'a new password that signs no one in shows the response of the older site'(start) {
    const rig = start('reset');
    rig.send(answer);
    rig.settle('askSession', 'nobody');
    expect(rig.emitted).toEqual([]);
    expect(rig.snapshot().value).toEqual(resting);
  },
  'if a visitor’s page navigates by itself the session is checked, at first and later; the address follows to another route'(
    start,
  ) {
    for (const make of [() => start('login'), () => atLogin(start)]) {
      for (const page of [answer, bareLogin]) {
        const rig = make();
        rig.send(page);
        expect(rig.snapshot().value).toEqual(checkingSession);
        expect(rig.snapshot().context).toMatchObject(known(page));
        expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
        expect(rig.emitted).toEqual([]);
      }
      const rig = make();
      rig.send(lostPassword);
      expect(rig.emitted).toEqual([{ type: 'frame.routed', route: '/lost-pass', replace: true }]);
      expect(rig.effects).toEqual([]);
    }
    expect(atLogin(start).effects).toEqual([]);
  },
};
