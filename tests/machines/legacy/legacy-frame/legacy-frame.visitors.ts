import { expect } from 'vitest';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import type { Sentence, Start } from '../../../support/charts/flow-spec';
import { posted } from './legacy-frame.steps';

const login = {
  type: 'frame.loaded',
  title: 'Sign in',
  route: '/login?returnUrl=%2Fusers',
  address: '/legacy/login?returnUrl=%2Fusers',
  forVisitors: true,
} as const;
/** The same page without its query. */
const bareLogin = { ...login, route: '/login', address: '/legacy/login' } as const;
/** A page that the app takes for one that needs a session. */
const answer = {
  type: 'frame.loaded',
  title: 'Welcome',
  route: '/welcome',
  address: '/legacy/welcome',
  forVisitors: false,
} as const;
const lostPassword = {
  ...login,
  title: 'Lost password',
  route: '/lost-pass',
  address: '/legacy/lost-pass',
} as const;

const atLogin = (start: Start<typeof legacyFrameMachine>) => {
  const rig = start('login');
  rig.send(login);
  return rig;
};

const judging = { present: 'judging' };
const resting = { present: { shown: 'resting' } };

/** What becomes of a visitor's page when its older site answers. */
export const visitorSentences: Readonly<Record<string, Sentence<typeof legacyFrameMachine>>> = {
  'a login that posts to another page shows what that answers, and keeps its route and where the person wanted to'(
    start,
  ) {
    for (const page of [answer, bareLogin, lostPassword]) {
      const rig = atLogin(start);
      rig.send(posted);
      rig.send(page);
      expect(rig.snapshot().value).toEqual(judging);
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
      rig.settle('askSession', 'nobody');
      expect(rig.snapshot().value).toEqual(resting);
      expect(rig.emitted).toEqual([{ type: 'page.begun' }]);
      expect(rig.snapshot().context).toMatchObject({ route: login.route, shown: page.address });
    }
  },
  'a second page of the login may be sent while the session is still asked about the first'(start) {
    const rig = atLogin(start);
    rig.send(posted);
    rig.send(answer);
    rig.send(posted);
    expect(rig.snapshot().value).toEqual({ present: 'sending' });
    rig.send({ ...answer, address: '/legacy/welcome/back', route: null });
    rig.settle('askSession', 'unanswered');
    expect(rig.snapshot().value).toEqual(resting);
    expect(rig.effectsOf('readUserAgain')).toHaveLength(2);
  },
  'a login leads on by itself once somebody is signed in: the frame leads nowhere'(start) {
    const rig = atLogin(start);
    rig.send(posted);
    rig.send(answer);
    rig.settle('askSession', 'somebody');
    expect(rig.emitted).toEqual([{ type: 'page.begun' }]);
    expect(rig.snapshot().value).toEqual(resting);
  },
  'a new password that signs in as well leads on to the page that it leads to'(start) {
    const reset = { ...login, route: '/reset', address: '/legacy/reset' };
    for (const [page, end] of [
      [answer, [{ type: 'frame.routed', route: '/welcome', replace: true }]],
      [{ ...answer, route: null }, []],
    ] as const) {
      const rig = start('reset');
      rig.send(reset);
      rig.send(posted);
      rig.send(page);
      rig.settle('askSession', 'somebody');
      expect(rig.emitted).toEqual([{ type: 'page.begun' }, ...end]);
      expect(rig.snapshot().value).toEqual(resting);
    }
  },
  'a new password that signs nobody in shows what the older site says'(start) {
    const rig = start('reset');
    rig.send(answer);
    rig.settle('askSession', 'nobody');
    expect(rig.emitted).toEqual([]);
    expect(rig.snapshot().value).toEqual(resting);
  },
  'where a visitor’s page goes by itself the session is asked, at first and later; to another one the address follows'(
    start,
  ) {
    for (const make of [() => start('login'), () => atLogin(start)]) {
      for (const page of [answer, bareLogin]) {
        const rig = make();
        rig.send(page);
        expect(rig.snapshot().value).toEqual(judging);
        expect(rig.snapshot().context).toMatchObject({ title: page.title, shown: page.address });
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
