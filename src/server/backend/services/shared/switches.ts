import type { components } from '../../../../api/contract/schema';
import type { Executor } from '../../storage/database';
import { clearSwitches, readSwitches, writeSwitch } from '../../storage/repositories/switches';

type Wire = components['schemas'];

/** The extension groups that this backend can serve (D2.extensionGroups.1). */
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
  'sandbox',
] as const;

export type ExtensionGroup = (typeof servedGroups)[number];

/** What a tester can switch (issue 3, "For testers"). */
export type Switched = {
  /** Replaces single fields of the configuration; the listed groups are `extensions` below. */
  readonly config: Partial<Omit<Wire['Config'], 'extensions'>>;
  /** Replaces single fields of the premium configuration. */
  readonly premiumConfig: Partial<Wire['PremiumConfig']>;
  /** The groups that are listed and served; a call of any other is 404. */
  readonly extensions: readonly ExtensionGroup[];
  readonly rateLimits: boolean;
  /** How far the clock is ahead (ms). */
  readonly clockOffsetMs: number;
  /** How many challenges a payment asks for before it succeeds: 1, or more for a second and third 402 (D4.6). */
  readonly challenges: number;
};

/** How a backend starts. */
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
    'sandbox',
  ],
  rateLimits: true,
  clockOffsetMs: 0,
  challenges: 1,
};

/** How a backend starts that is no demo: nobody tests there, and nothing is simulated for testers. */
export const productionSwitches = {
  config: { demo: false },
  extensions: defaultSwitches.extensions.filter((group) => group !== 'sandbox'),
} as const satisfies Partial<Switched>;

/** What testers switched; kept in the database, looked up in memory. */
export interface Switches {
  current(): Switched;
  /** Reads what is in the database. */
  read(): Promise<void>;
  /** Changes what is given, for every call from now on; it outlives a restart. */
  change(part: Partial<Switched>): Promise<Switched>;
  /** Puts everything back to how the backend starts. */
  restore(): Promise<Switched>;
}

/** @param initial what this backend starts with where nothing was switched, beside the defaults */
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
