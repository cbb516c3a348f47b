import { expect } from 'vitest';
import type { botCheckMachine } from '../../../machines/session/bot-check/bot-check.machine';
import {
  selectIsBlocked,
  selectIsLoaded,
  selectWaiting,
} from '../../../machines/session/bot-check/bot-check.selectors';
import type { BotCheckEvent } from '../../../machines/session/bot-check/bot-check.types';
import { BOT_SCRIPT_TIMEOUT_MS, BOT_TOKEN_TIMEOUT_MS } from '../../../src/domain/limits';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

const key = 'site-key';
const first: BotCheckEvent = {
  type: 'token.requested',
  request: { id: 'first', action: 'register_card' },
  key,
};
const second: BotCheckEvent = {
  type: 'token.requested',
  request: { id: 'second', action: 'correspondence' },
  key,
};
const abandon = (id: string): BotCheckEvent => ({ type: 'token.abandoned', id });

const isAsking = (rig: Rig<typeof botCheckMachine>) =>
  rig.isRunning('loadScript') || rig.isRunning('makeToken');
const done = (rig: Rig<typeof botCheckMachine>) => rig.effects.map(({ type }) => type);

/** The state after the script was blocked while the first form waited. */
const blocked = (rig: Rig<typeof botCheckMachine>) => {
  rig.send(first);
  rig.settle('loadScript', 'blocked');
  return rig;
};

export const spec: FlowSpec<typeof botCheckMachine> = {
  flow: flows['bot-check'],
  own: ['choosing'],
  unplayed: 'It takes a stand-in of the provider: tests/browser/session/bot-check.all.test.ts.',
  invariants: {
    idle: (snapshot) => expect([selectWaiting(snapshot), selectIsLoaded(snapshot)]).toEqual([[], false]),
    loading: (snapshot) => expect([snapshot.context.key, snapshot.hasTag('busy')]).toEqual([key, true]),
    choosing: (snapshot) => expect(selectIsBlocked(snapshot)).toBe(false),
    ready: (snapshot) => expect([selectWaiting(snapshot), selectIsLoaded(snapshot)]).toEqual([[], true]),
    checking(snapshot) {
      expect(selectWaiting(snapshot)).not.toEqual([]);
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    blocked: (snapshot) => expect([selectWaiting(snapshot), selectIsBlocked(snapshot)]).toEqual([[], true]),
  },
  scenarios: {
    'D4.7: no key: an empty token, and nothing is loaded, in every state'(start) {
      const rig = start();
      const keyless: BotCheckEvent = {
        type: 'token.requested',
        request: { id: 'keyless', action: 'update_user' },
        key: null,
      };
      const empty = { type: 'token.made', id: 'keyless', token: '' };
      rig.send(keyless);
      expect(rig.emitted).toEqual([empty]);
      expect(isAsking(rig)).toBe(false);

      rig.send(first);
      rig.send(keyless);
      rig.settle('loadScript', 'loaded');
      rig.settle('makeToken', 'made');
      rig.send(keyless);
      expect(rig.emitted.filter(({ type, token }) => type === 'token.made' && token === '')).toHaveLength(3);
      expect(isAsking(rig)).toBe(false);

      const stopped = blocked(start());
      stopped.send(keyless);
      expect(stopped.emitted.at(-1)).toEqual(empty);
      expect([isAsking(stopped), selectIsBlocked(stopped.snapshot())]).toEqual([false, true]);
    },
    'D4.7: the script is loaded with the first token, and never again'(start) {
      const rig = start();
      expect(isAsking(rig)).toBe(false);
      rig.send(first);
      expect(rig.inputOf('loadScript')).toEqual({ key });
      rig.settle('loadScript', 'loaded');
      expect(rig.inputOf('makeToken')).toEqual({ key, action: 'register_card' });
      rig.settle('makeToken', 'made');
      expect(rig.emitted).toEqual([{ type: 'token.made', id: 'first', token: 'bot-token' }]);
      rig.send(second);
      expect(rig.isRunning('loadScript')).toBe(false);
      expect(rig.inputOf('makeToken')).toEqual({ key, action: 'correspondence' });
    },
    'S7.botCheckTokens: each form gets a token for its own action, one at a time'(start) {
      const rig = start();
      rig.send(first);
      rig.send(second);
      rig.settle('loadScript', 'loaded');
      expect(rig.inputOf('makeToken')).toEqual({ key, action: 'register_card' });
      rig.settle('makeToken', { resolve: 'one' });
      expect(rig.inputOf('makeToken')).toEqual({ key, action: 'correspondence' });
      rig.settle('makeToken', { resolve: 'two' });
      expect(rig.emitted).toEqual([
        { type: 'token.made', id: 'first', token: 'one' },
        { type: 'token.made', id: 'second', token: 'two' },
      ]);
      expect(isAsking(rig)).toBe(false);
    },
    'a form that requests a token while another is made is next'(start) {
      const rig = start();
      rig.send(first);
      rig.settle('loadScript', 'loaded');
      rig.send(second);
      expect(rig.inputOf('makeToken')).toEqual({ key, action: 'register_card' });
      rig.settle('makeToken', 'made');
      expect(rig.inputOf('makeToken')).toEqual({ key, action: 'correspondence' });
    },
    'D4.7: a blocked script fails all waiting forms, and the notice is shown'(start) {
      const rig = start();
      rig.send(first);
      rig.send(second);
      rig.settle('loadScript', 'blocked');
      expect(rig.emitted).toEqual([{ type: 'token.failed', ids: ['first', 'second'] }]);
      expect(done(rig)).toEqual(['showBlocked']);
    },
    'a script that does not load counts as blocked at its time limit, not before'(start) {
      const rig = start();
      rig.send(first);
      rig.advance(BOT_SCRIPT_TIMEOUT_MS - 1);
      expect(rig.emitted).toEqual([]);
      rig.advance(1);
      expect(rig.emitted).toEqual([{ type: 'token.failed', ids: ['first'] }]);
      expect(isAsking(rig)).toBe(false);
    },
    'a token that does not arrive counts as blocked at its time limit, not before, and so does a refused one'(
      start,
    ) {
      const rig = start();
      rig.send(first);
      rig.settle('loadScript', 'loaded');
      rig.advance(BOT_TOKEN_TIMEOUT_MS - 1);
      expect(rig.emitted).toEqual([]);
      rig.advance(1);
      expect(rig.emitted).toEqual([{ type: 'token.failed', ids: ['first'] }]);
      rig.send(second);
      rig.settle('loadScript', 'loaded');
      rig.settle('makeToken', 'refused');
      expect(rig.emitted.at(-1)).toEqual({ type: 'token.failed', ids: ['second'] });
    },
    'D4.7: Retry loads again and shows it; once the script has loaded the notice is removed'(start) {
      const rig = blocked(start());
      rig.send({ type: 'check.retried' });
      expect(rig.inputOf('loadScript')).toEqual({ key });
      rig.send({ type: 'check.retried' });
      expect(done(rig)).toEqual(['showBlocked', 'showRetrying']);
      rig.settle('loadScript', 'loaded');
      expect(done(rig)).toEqual(['showBlocked', 'showRetrying', 'hideBlocked']);
      expect(isAsking(rig)).toBe(false);
      expect(selectIsLoaded(rig.snapshot())).toBe(true);
    },
    'a Retry that fails shows the notice again, and can be pressed again'(start) {
      const rig = blocked(start());
      rig.send({ type: 'check.retried' });
      rig.settle('loadScript', 'blocked');
      rig.send({ type: 'check.retried' });
      expect(done(rig)).toEqual(['showBlocked', 'showRetrying', 'showBlocked', 'showRetrying']);
    },
    'the next form retries automatically, and its success removes the notice too'(start) {
      const rig = blocked(start());
      rig.send(second);
      rig.settle('loadScript', 'loaded');
      expect(done(rig)).toEqual(['showBlocked', 'hideBlocked']);
      rig.settle('makeToken', 'made');
      expect(rig.emitted.at(-1)).toEqual({ type: 'token.made', id: 'second', token: 'bot-token' });
    },
    'an aborted form gets no token, and does not block those behind it'(start) {
      const rig = start();
      rig.send(first);
      rig.send(second);
      rig.settle('loadScript', 'loaded');
      rig.send(abandon('first'));
      expect(rig.inputOf('makeToken')).toEqual({ key, action: 'correspondence' });
      rig.settle('makeToken', 'made');
      expect(rig.emitted).toEqual([{ type: 'token.made', id: 'second', token: 'bot-token' }]);
    },
    'an aborted form further back does not affect those before it'(start) {
      const rig = start();
      rig.send(first);
      rig.send(second);
      rig.settle('loadScript', 'loaded');
      const call = rig.live().find(({ path }) => path === 'makeToken')?.ref;
      rig.send(abandon('second'));
      expect(rig.live().find(({ path }) => path === 'makeToken')?.ref).toBe(call);
      rig.settle('makeToken', 'made');
      expect(rig.emitted).toEqual([{ type: 'token.made', id: 'first', token: 'bot-token' }]);
      expect(isAsking(rig)).toBe(false);
    },
    'a form that is aborted while the script loads gets no token'(start) {
      const rig = start();
      rig.send(first);
      rig.send(abandon('first'));
      rig.settle('loadScript', 'loaded');
      expect(isAsking(rig)).toBe(false);
      expect(rig.emitted).toEqual([]);
    },
  },
};
