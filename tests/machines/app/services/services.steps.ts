import type { servicesMachine } from '../../../../machines/app/services/services.machine';
import type { User } from '../../../../src/domain/entities';
import type { Rig } from '../../../../src/review/play/rig';

/** Somebody has come whose cards are looked after, and the code is there. */
export const comes = (rig: Rig<typeof servicesMachine>, user: User): void => {
  rig.send({ type: 'session.settled', user });
  rig.settle('fetchExpiringCards', 'fetched');
};
