import { expect } from 'vitest';
import type { dialogsMachine } from '../../../machines/app/dialogs/dialogs.machine';
import {
  selectActivator,
  selectContent,
  selectOpenDialog,
} from '../../../machines/app/dialogs/dialogs.selectors';
import type { DialogName } from '../../../machines/app/dialogs/dialogs.types';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';

const names: readonly DialogName[] = ['terms', 'privacy', 'contact'];
const requested = { type: 'content.requested' };

const request = (name: DialogName, activator: string | null = null) =>
  ({ type: 'dialog.requested', name, activator }) as const;

export const spec: FlowSpec<typeof dialogsMachine> = {
  flow: flows.dialogs,
  person: ['content.requested', 'dialog.closed', 'dialog.requested', 'route.changed'],
  invariants: {
    serving: (snapshot) => expect(names.map((name) => selectContent(name)(snapshot)?.id)).toEqual([...names]),
    'serving.closed': (snapshot) =>
      expect([selectOpenDialog(snapshot), selectActivator(snapshot)]).toEqual([null, null]),
    'serving.terms': (snapshot) => expect(selectOpenDialog(snapshot)).toBe('terms'),
    'serving.privacy': (snapshot) => expect(selectOpenDialog(snapshot)).toBe('privacy'),
    'serving.contact': (snapshot) => expect(selectOpenDialog(snapshot)).toBe('contact'),
  },
  scenarios: {
    'S2.navigation.1: each dialog opens by its name, requests only its own page, and closes'(start) {
      for (const name of names) {
        const rig = start();
        expect(rig.inputOf(name)).toEqual({ page: name });
        rig.send(request(name, 'link'));
        expect([selectOpenDialog(rig.snapshot()), selectActivator(rig.snapshot())]).toEqual([name, 'link']);
        expect(names.map((page) => rig.sentTo(page))).toEqual(
          names.map((page) => (page === name ? [requested] : [])),
        );
        rig.send({ type: 'dialog.closed' });
        expect([selectOpenDialog(rig.snapshot()), selectActivator(rig.snapshot())]).toEqual([null, null]);
      }
    },
    'one dialog replaces another, and requests its page'(start) {
      const rig = start();
      rig.send(request('contact', 'button'));
      rig.send(request('terms', 'link'));
      expect([selectOpenDialog(rig.snapshot()), selectActivator(rig.snapshot())]).toEqual(['terms', 'link']);
      expect(rig.sentTo('terms')).toEqual([requested]);
    },
    'a dialog closes on navigation'(start) {
      const rig = start();
      rig.send(request('privacy', 'link'));
      for (const type of ['route.changed', 'route.changed', 'dialog.closed'] as const) {
        rig.send({ type });
        expect([selectOpenDialog(rig.snapshot()), selectActivator(rig.snapshot())]).toEqual([null, null]);
      }
    },
    'S2.publicRoutes.11: /content/{page} requests its page without a dialog, and Retry in a dialog keeps it open'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'content.requested', page: 'terms' });
      expect(selectOpenDialog(rig.snapshot())).toBeNull();
      expect(rig.sentTo('terms')).toEqual([requested]);
      rig.send(request('terms'));
      rig.send({ type: 'content.requested', page: 'terms' });
      expect(selectOpenDialog(rig.snapshot())).toBe('terms');
      expect(rig.sentTo('terms')).toHaveLength(3);
    },
    'own: a page that fails is reported, closes the dialog, and all pages restart'(start) {
      for (const name of names) {
        const rig = start();
        rig.send(request(name, 'link'));
        const before = names.map((page) => selectContent(page)(rig.snapshot()));
        rig.settle(name, 'crashed');
        expect(rig.effectsOf('logFailure')).toHaveLength(1);
        expect([selectOpenDialog(rig.snapshot()), selectActivator(rig.snapshot())]).toEqual([null, null]);
        expect(names.filter((page, at) => selectContent(page)(rig.snapshot()) === before[at])).toEqual([]);
      }
    },
  },
};
