import { createAppSystem } from '../../app/app-system';
import { createAdapters } from '../../app/environment/adapters';

/** A system that never starts: of its provisions only guards and delays run here, and they call no adapter. */
const { environment } = createAppSystem(
  createAdapters({ fetch: () => Promise.reject(new Error('Charts are played without a network')) }),
);

/** What the flows are provided with where they are played. */
export const playedEnvironment = environment;
