import type { Clock } from '../clock';
import type { SimulatedProvider } from '../payments/simulator';
import type { Cards } from '../services/cards';
import type { Sessions } from '../services/sessions';
import type { Executor } from '../storage/database';

/** What the operations work with. */
export type Services = {
  readonly executor: Executor;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly cards: Cards;
  readonly payments: SimulatedProvider;
  readonly stripePublicKey: string;
};
