import { createAppSystem } from '../../app/app-system';
import { createAdapters } from '../../app/environment/adapters';

/** A system that never starts. Only guards and delays of its provisions run here, and they call no adapter. */
const { environment } = createAppSystem(
  createAdapters({ fetch: () => Promise.reject(new Error('Charts are played without a network')) }),
);

/** The environment of the provisions when flows are played. */
export const playedEnvironment = environment;
