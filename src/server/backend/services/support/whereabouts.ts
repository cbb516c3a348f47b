import { WHEREABOUTS_CHARTS_MAX, WHEREABOUTS_LIFETIME_MS } from '../../../../domain/limits';
import type { Clock } from '../../clock';
import { invalid, notFound } from '../../http/answers';
import type { Executor } from '../../storage/database';
import {
  deleteWhereabouts,
  findWhereabouts,
  markLook,
  putWhereabouts,
} from '../../storage/repositories/whereabouts';
import { findUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import type { Audit } from '../admin/audit';

/** A chart's name and its states are words of the program. Nothing else is kept. */
const CHART = /^[a-z][a-z0-9-]{0,39}$/u;
const STATE = /^[A-Za-z0-9.:, ()_-]{1,300}$/u;
const NOT_THOSE = 'These are no states of charts.';

/** A chart of the app, and since when it is in its state. */
export type ActiveChart = { readonly chart: string; readonly state: string; readonly since: Date };

/**
 * Where customers are in the app: which charts are in which states, without anything that was typed
 * (D2.extensionGroups.support). A customer shows it by sending it again and again; it is forgotten a minute after the
 * last time, or when they stop.
 */
export interface Whereabouts {
  /**
   * Replaces what the customer showed before.
   *
   * @param charts JSON: a list of `{ chart, state, ago }`, `ago` in ms
   * @throws Refusal 400 with `errors.charts`
   */
  show(owner: UserRow, charts: string): Promise<void>;
  stop(owner: UserRow): Promise<void>;
  /** For an admin. The audit tells once, while the customer shows it. @throws Refusal 404 if nothing is shown */
  read(order: {
    readonly admin: UserRow;
    readonly customerId: string;
  }): Promise<{ readonly charts: readonly ActiveChart[]; readonly at: Date }>;
}

type Dependencies = { readonly clock: Clock; readonly audit: Audit };

type Shown = { readonly chart: string; readonly state: string; readonly ago: number };

const isShown = (value: unknown): value is Shown => {
  if (typeof value !== 'object' || value === null) return false;
  const { chart, state, ago } = value as Partial<Record<string, unknown>>;
  return (
    typeof chart === 'string' &&
    CHART.test(chart) &&
    typeof state === 'string' &&
    STATE.test(state) &&
    typeof ago === 'number' &&
    ago >= 0
  );
};

/** Reads what the app sent, or what was kept of it. */
function readCharts(text: string): readonly Shown[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw invalid({ charts: NOT_THOSE });
  }
  if (!Array.isArray(read) || read.length > WHEREABOUTS_CHARTS_MAX || !read.every(isShown))
    throw invalid({ charts: NOT_THOSE });
  return read.map(({ chart, state, ago }) => ({ chart, state, ago }));
}

export function createWhereabouts(database: Executor, { clock, audit }: Dependencies): Whereabouts {
  return {
    async show(owner, charts) {
      const kept = JSON.stringify(readCharts(charts));
      await putWhereabouts(database, { userId: owner.id, charts: kept, at: clock.now() });
    },

    stop: (owner) => deleteWhereabouts(database, owner.id),

    async read({ admin, customerId }) {
      const customer = await findUser(database, customerId);
      const since = new Date(clock.now().getTime() - WHEREABOUTS_LIFETIME_MS);
      const shown = customer && (await findWhereabouts(database, customer.id, since));
      if (!shown) throw notFound();
      if (await markLook(database, customer.id, admin.id)) {
        const action = 'Looked where the customer is in the app';
        await audit.record({ adminId: admin.id, customerId: customer.id, action });
      }
      const charts = readCharts(shown.charts).map(({ chart, state, ago }) => ({
        chart,
        state,
        since: new Date(shown.at.getTime() - ago),
      }));
      return { charts, at: shown.at };
    },
  };
}
