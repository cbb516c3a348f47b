import { expect } from 'vitest';
import { admin, aoife, impersonatedAoife, lookedAtAoife } from '../../../../machines/samples';
import type { SessionScenarios } from './session.steps';

export const looking: SessionScenarios = {
  'D2.extensionGroups.lookOnly: a write is refused, and this is told, only while an admin only looks'(start) {
    const tried = { type: 'write.tried' } as const;
    for (const user of [null, aoife, admin, impersonatedAoife]) {
      const rig = start();
      rig.settle('readUser', { resolve: { user, at: 0 } });
      expect(rig.snapshot().can(tried)).toBe(false);
      rig.send(tried);
      expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
    }
    const rig = start();
    rig.settle('readUser', { resolve: { user: lookedAtAoife, at: 0 } });
    for (const ask of [() => undefined, () => rig.send({ type: 'session.recheckRequested' })]) {
      ask();
      expect(rig.snapshot().can(tried)).toBe(true);
      rig.send(tried);
      expect(rig.emitted.at(-1)).toEqual({ type: 'write.refused' });
    }
  },
};
