import { expect } from 'vitest';
import { aoife, sean } from '../../../machines/samples';
import type { tabsMachine } from '../../../machines/app/tabs/tabs.machine';
import { selectIsListening, selectIsOvertaken } from '../../../machines/app/tabs/tabs.selectors';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

const done = (rig: Rig<typeof tabsMachine>) => rig.effects.map(({ type, params }) => [type, params]);
const entered = { type: 'tabs.entered', account: aoife.uuid } as const;
const heard = (account: string | null, registering = false) =>
  ({ type: 'tabs.heard', account, registering }) as const;
const typesOf = (rig: Rig<typeof tabsMachine>) => rig.effects.map(({ type }) => type);

export const spec: FlowSpec<typeof tabsMachine> = {
  flow: flows.tabs,
  own: ['alone'],
  person: ['tabs.joined', 'tabs.kept'],
  unplayed: 'It takes two pages: tests/browser/session/tabs.all.test.ts.',
  invariants: {
    listening: (snapshot) => expect(selectIsListening(snapshot)).toBe(true),
    'listening.agreed': (snapshot) => expect(selectIsOvertaken(snapshot)).toBe(false),
    'listening.overtaken': (snapshot) => expect(selectIsOvertaken(snapshot)).toBe(true),
    alone: (snapshot) => expect(selectIsListening(snapshot)).toBe(false),
  },
  scenarios: {
    'D3.13: a login and a logout are told to the other tabs'(start) {
      const rig = start();
      rig.send(entered);
      rig.send({ type: 'tabs.left' });
      expect(done(rig)).toEqual([
        ['announce', { account: aoife.uuid }],
        ['announce', { account: null }],
      ]);
      expect(rig.snapshot().context.account).toBeNull();
    },
    'D3.13: a logout in another tab ends the session here once, and is not repeated to others'(start) {
      const rig = start();
      rig.send(entered);
      rig.effects.length = 0;
      for (const _ of ['once', 'again']) {
        rig.send(heard(null));
        expect([selectIsOvertaken(rig.snapshot()), typesOf(rig)]).toEqual([false, ['endSessionHere']]);
      }
    },
    'D3.13: someone else’s login in another tab makes the session read the user once'(start) {
      for (const before of [entered, { type: 'tabs.left' } as const]) {
        const rig = start();
        rig.send(before);
        rig.effects.length = 0;
        rig.send(heard(sean.uuid));
        expect(done(rig).map(([type]) => type)).toEqual(['replaceSessionHere']);
        rig.send(heard(sean.uuid));
        expect(rig.effectsOf('replaceSessionHere')).toHaveLength(1);
      }
    },
    'a message about the person who is signed in here confirms them, and is not passed on'(start) {
      const rig = start();
      rig.send(heard(null));
      rig.send(entered);
      rig.effects.length = 0;
      rig.send(heard(aoife.uuid));
      expect([selectIsOvertaken(rig.snapshot()), typesOf(rig)]).toEqual([false, ['confirmSessionHere']]);
    },
    'a lost session is not announced; a login of the same person in another tab then recovers it'(start) {
      const rig = start();
      rig.send(entered);
      rig.send({ type: 'tabs.lost' });
      rig.effects.length = 0;
      rig.send(heard(null));
      expect(done(rig)).toEqual([]);
      rig.send(heard(aoife.uuid));
      expect(done(rig).map(([type]) => type)).toEqual(['replaceSessionHere']);
    },
    'a login elsewhere during a registration here is asked about; continuing means as that person'(start) {
      const rig = start();
      rig.send(heard(sean.uuid, true));
      expect([selectIsOvertaken(rig.snapshot()), typesOf(rig)]).toEqual([true, []]);
      rig.send({ type: 'tabs.joined' });
      expect([selectIsOvertaken(rig.snapshot()), typesOf(rig)]).toEqual([false, ['replaceSessionHere']]);
      expect(rig.snapshot().context.account).toBe(sean.uuid);
    },
    'after the page was kept, the question is not repeated for the same person, but for another'(start) {
      const rig = start();
      rig.send(heard(sean.uuid, true));
      rig.send({ type: 'tabs.kept' });
      rig.send({ type: 'tabs.lost' });
      rig.send(heard(sean.uuid, true));
      expect([selectIsOvertaken(rig.snapshot()), typesOf(rig)]).toEqual([false, []]);
      rig.send(heard(aoife.uuid, true));
      expect(selectIsOvertaken(rig.snapshot())).toBe(true);
      rig.send({ type: 'tabs.kept' });
      rig.send(heard(aoife.uuid));
      expect(typesOf(rig)).toEqual(['replaceSessionHere']);
    },
    'the question is about the last person who signed in, and closes when they log out or someone signs in here'(
      start,
    ) {
      const asked = () => {
        const rig = start();
        rig.send(heard(sean.uuid, true));
        rig.send(heard(aoife.uuid, true));
        return rig;
      };
      const joined = asked();
      joined.send({ type: 'tabs.joined' });
      expect(joined.snapshot().context.account).toBe(aoife.uuid);
      const left = asked();
      left.send(heard(null, true));
      expect([selectIsOvertaken(left.snapshot()), typesOf(left)]).toEqual([false, []]);
      expect(left.snapshot().context).toMatchObject({ account: null, newcomer: null });
      const here = asked();
      here.send(entered);
      expect([selectIsOvertaken(here.snapshot()), typesOf(here)]).toEqual([false, ['announce']]);
      expect(here.snapshot().context.account).toBe(aoife.uuid);
    },
    'a signed-in person is not asked about a registration'(start) {
      const rig = start();
      rig.send(entered);
      rig.send(heard(sean.uuid, true));
      expect([selectIsOvertaken(rig.snapshot()), typesOf(rig)]).toEqual([
        false,
        ['announce', 'replaceSessionHere'],
      ]);
    },
    'an answer without a question changes nothing'(start) {
      const rig = start();
      const others = rig.live().at(-1)?.ref;
      rig.send({ type: 'tabs.joined' });
      rig.send({ type: 'tabs.kept' });
      expect(rig.snapshot().value).toEqual({ listening: 'agreed' });
      expect(rig.live().at(-1)?.ref).toBe(others);
      expect(rig.effects).toEqual([]);
    },
    'if the browser cannot pass messages between tabs, each continues alone and still announces'(start) {
      const rig = start();
      rig.settle('otherTabs', 'crashed');
      rig.send(entered);
      expect(selectIsListening(rig.snapshot())).toBe(false);
      expect(done(rig)).toEqual([['announce', { account: aoife.uuid }]]);
    },
    'the user found in the check before a write gets the session here too, and no one found ends it'(start) {
      const found = (account: string | null) => {
        const rig = start();
        rig.settle('otherTabs', 'crashed');
        rig.send(entered);
        rig.effects.length = 0;
        rig.send(heard(account));
        expect(selectIsListening(rig.snapshot())).toBe(false);
        return [rig.snapshot().context.account, typesOf(rig)];
      };
      expect(found(sean.uuid)).toEqual([sean.uuid, ['replaceSessionHere']]);
      expect(found(null)).toEqual([null, ['endSessionHere']]);
    },
  },
};
