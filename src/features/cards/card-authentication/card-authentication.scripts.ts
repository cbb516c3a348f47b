import type { Bringings } from '../../../review/scripts/executor.types';
import { simulator } from '../../../review/scripts/simulator-words';
import { press } from '../../../review/scripts/words';

const bank = (name: string) => ({
  by: 'person' as const,
  over: simulator.check,
  does: [press(name)],
});

/** The bank's check, as the simulator shows it. */
export const challengeBringings: Bringings = {
  succeeded: bank(simulator.complete),
  declined: bank(simulator.fail),
  abandoned: {
    by: 'person',
    over: simulator.check,
    does: [press(simulator.close, simulator.bank)],
  },
  unavailable: { unseen: 'The practice bank always answers.' },
  crashed: { unseen: 'Nothing makes the practice bank fail.' },
};
