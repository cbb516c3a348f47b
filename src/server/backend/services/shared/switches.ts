import type { components } from '../../../../api/contract/schema';
import type { Executor } from '../../storage/database';
import { clearSwitches, readSwitches, writeSwitch } from '../../storage/repositories/switches';

type Wire = components['schemas'];

/** Extension groups that this backend can serve (D2.extensionGroups.1). */
export const servedGroups = [
  'auth',
  'registration',
  'admin',
  'receipts',
  'withdrawal',
  'resume',
  'idempotency',
  'cancel-reason',
  'default-card',
  'price-agreed',
  'devices',
  'email-change',
  'look-only',
  'second-factor',
  'support',
  'sandbox',
] as const;

export type ExtensionGroup = (typeof servedGroups)[number];

/** What testers can switch. */
export type Switched = {
  /** Overrides single fields of the configuration. The extension groups are in `extensions` below. */
  readonly config: Partial<Omit<Wire['Config'], 'extensions'>>;
  /** Overrides single fields of the premium configuration. */
  readonly premiumConfig: Partial<Wire['PremiumConfig']>;
  /** Groups that are listed and served. Calls of other groups answer 404. */
  readonly extensions: readonly ExtensionGroup[];
  readonly rateLimits: boolean;
  /** How far the clock is ahead (ms). */
  readonly clockOffsetMs: number;
  /** How many challenges a payment asks for before it succeeds: 1, or more for a second and third 402 (D4.6). */
  readonly challenges: number;
};

/** Initial switches. */
export const defaultSwitches: Switched = {
  config: {},
  premiumConfig: {},
  extensions: [
    'auth',
    'registration',
    'admin',
    'receipts',
    'withdrawal',
    'resume',
    'idempotency',
    'cancel-reason',
    'default-card',
    'price-agreed',
    'devices',
    'email-change',
    'look-only',
    'second-factor',
    'support',
    'sandbox',
  ],
  rateLimits: true,
  clockOffsetMs: 0,
  challenges: 1,
};

/** Initial switches in production, where nobody tests and nothing is simulated. */
export const productionSwitches = {
  config: { demo: false },
  extensions: defaultSwitches.extensions.filter((group) => group !== 'sandbox'),
} as const satisfies Partial<Switched>;

/** Switches that testers have changed, stored in the database and cached in memory. */
export interface Switches {
  current(): Switched;
  /** Reloads the switches from the database. */
  read(): Promise<void>;
  /** Changes switches for all later calls. Changes survive a restart. */
  change(part: Partial<Switched>): Promise<Switched>;
  /** Restores the initial switches. */
  restore(): Promise<Switched>;
}

/** @param initial overrides of the defaults, for what no tester has switched */
export async function createSwitches(executor: Executor, initial: Partial<Switched> = {}): Promise<Switches> {
  const start: Switched = { ...defaultSwitches, ...initial };
  const stored = async (): Promise<Switched> => ({ ...start, ...(await readSwitches(executor)) });
  let switched = await stored();

  return {
    current: () => switched,
    async read() {
      switched = await stored();
    },
    async change(part) {
      for (const [name, value] of Object.entries(part)) await writeSwitch(executor, name, value);
      switched = { ...switched, ...part };
      return switched;
    },
    async restore() {
      await clearSwitches(executor);
      switched = start;
      return switched;
    },
  };
}
