import { universeOf } from '../../../src/recording/branch-coverage';
import type { Flow } from '../../../src/review/play/flow';
import { percent, sum, textTable } from '../../support/charts/text-table';
import type { Notice, Verdict } from './assess';

/** Why a mutant changes nothing observable, by its id. */
export type Equivalent = Readonly<Record<string, string>>;

export type Account = {
  readonly mutants: number;
  readonly scenario: number;
  readonly invariant: number;
  readonly equivalent: number;
  /** Ids of the mutants that nothing detected and that are not listed as equivalent. */
  readonly survived: readonly string[];
  /** Ids of the mutants that only the walk detected, by reaching other states: no scenario or invariant fails. */
  readonly walked: readonly string[];
  /** Ids that are listed as equivalent although a scenario or an invariant detects them, or that do not exist. */
  readonly stale: readonly string[];
  /** Keys of the branches of which a scenario or an invariant detects every mutant. */
  readonly asserted: readonly string[];
};

/** Summarises the verdicts on a flow's mutants. */
export function accountOf(flow: Flow, verdicts: readonly Verdict[], equivalent: Equivalent): Account {
  const count = (by: Notice) => verdicts.filter((verdict) => verdict.by === by).length;
  const saysNothing = ({ by }: Verdict) => by === null || by === 'walk';
  const listed = verdicts.filter((verdict) => saysNothing(verdict) && verdict.id in equivalent);
  const idsOf = (by: Notice | null) =>
    verdicts.filter((verdict) => verdict.by === by && !listed.includes(verdict)).map(({ id }) => id);
  return {
    mutants: verdicts.length,
    scenario: count('scenario'),
    invariant: count('invariant'),
    equivalent: listed.length,
    survived: idsOf(null),
    walked: idsOf('walk'),
    stale: Object.keys(equivalent).filter((id) => !listed.some((verdict) => verdict.id === id)),
    asserted: universeOf(flow.machine).branches.filter((key) => {
      const own = verdicts.filter(({ branch }) => branch === key);
      return own.length > 0 && own.every((verdict) => !saysNothing(verdict) || listed.includes(verdict));
    }),
  };
}

/** The share of detectable mutants that are detected, from 0 to 1. */
export function shareNoticed(accounts: readonly Account[]): number {
  const { mutants, equivalent, survived } = totalOf(accounts);
  return (mutants - equivalent - survived) / (mutants - equivalent);
}

const totalOf = (accounts: readonly Account[]) => {
  const of = (count: (account: Account) => number) => sum(accounts.map(count));
  return {
    mutants: of(({ mutants }) => mutants),
    scenario: of(({ scenario }) => scenario),
    invariant: of(({ invariant }) => invariant),
    walk: of(({ walked }) => walked.length),
    equivalent: of(({ equivalent }) => equivalent),
    survived: of(({ survived }) => survived.length),
  };
};

const heads = ['chart', 'mutants', 'scenario', 'invariant', 'walk', 'equivalent', 'survived', 'noticed'];

function cellsOf(name: string, accounts: readonly Account[]): readonly string[] {
  const total = totalOf(accounts);
  const { mutants, equivalent, survived } = total;
  const noticeable = mutants - equivalent;
  return [name, ...Object.values(total).map(String), percent(noticeable - survived, noticeable)];
}

/** The table of all charts, and below it the equivalent mutants with their reasons. */
export function tableOfMutants(
  accounts: Readonly<Record<string, Account>>,
  equivalent: Readonly<Record<string, Equivalent>>,
): string {
  const all = Object.values(accounts);
  const table = textTable(
    heads,
    Object.entries(accounts).map(([flow, account]) => cellsOf(flow, [account])),
    cellsOf(`${all.length} charts`, all),
  );
  const reasons = Object.entries(equivalent).flatMap(([flow, listed]) =>
    Object.entries(listed).map(([id, reason]) => `${flow}: ${id}\n  ${reason}`),
  );
  return [table, ...reasons].join('\n');
}
