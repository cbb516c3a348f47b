import { expect } from 'vitest';
import type { navigationMachine } from '../../../machines/app/navigation/navigation.machine';
import { selectIsDrawerOpen } from '../../../machines/app/navigation/navigation.selectors';
import type { FlowSpec, Start } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';

const triggered = (name: string, activator: string | null = null) =>
  ({ type: 'appEvent.triggered', name, activator }) as const;

/** A menu whose drawer is open. */
const opened = (start: Start<typeof navigationMachine>) => {
  const rig = start();
  rig.send({ type: 'drawer.opened' });
  return rig;
};

export const spec: FlowSpec<typeof navigationMachine> = {
  flow: flows.navigation,
  person: ['appEvent.triggered', 'drawer.closed', 'drawer.opened', 'route.changed'],
  invariants: {
    closed: (snapshot) => expect(selectIsDrawerOpen(snapshot)).toBe(false),
    open: (snapshot) => expect(selectIsDrawerOpen(snapshot)).toBe(true),
  },
  scenarios: {
    'S2.navigation.2: the drawer opens and closes, and closes with the screen'(start) {
      expect(selectIsDrawerOpen(start().snapshot())).toBe(false);
      for (const closing of ['drawer.closed', 'route.changed'] as const) {
        const rig = opened(start);
        expect(selectIsDrawerOpen(rig.snapshot())).toBe(true);
        rig.send({ type: 'drawer.opened' });
        expect(selectIsDrawerOpen(rig.snapshot())).toBe(true);
        rig.send({ type: closing });
        expect(selectIsDrawerOpen(rig.snapshot())).toBe(false);
        rig.send({ type: closing });
        expect(selectIsDrawerOpen(rig.snapshot())).toBe(false);
      }
    },
    'S2.navigation.3: a link to logout requests the logout, and the drawer stays open to show its progress'(
      start,
    ) {
      const rig = opened(start);
      rig.send(triggered('logout', 'menu-logout'));
      expect(rig.effects.map(({ type }) => type)).toEqual(['requestLogout']);
      expect(selectIsDrawerOpen(rig.snapshot())).toBe(true);
    },
    'S2.navigation.1: contact, terms and privacy open their dialog instead of the drawer'(start) {
      for (const name of ['contact', 'terms', 'privacy']) {
        const rig = opened(start);
        rig.send(triggered(name, 'menu-item'));
        expect(rig.effects).toEqual([
          { actor: '', type: 'openDialog', params: { name, activator: 'menu-item' } },
        ]);
        expect(selectIsDrawerOpen(rig.snapshot())).toBe(false);
      }
    },
    'D7.8: any other name is ignored and logged'(start) {
      for (const name of ['fly', 'Logout', '', 'contact ']) {
        const rig = opened(start);
        rig.send(triggered(name));
        expect(rig.effects).toEqual([{ actor: '', type: 'logUnknown', params: { name } }]);
        expect(selectIsDrawerOpen(rig.snapshot())).toBe(true);
      }
    },
  },
};
