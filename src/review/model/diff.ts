import type { Chart, ChartBranch, ChartState } from './chart';
import { triggerText } from './chart-lines';
import type { Messages } from './messages';
import { branchPairs, fateOf, pairsBy, triggerKey, type Fate, type Pair } from './pairs';

/** The content of an export: every flow's chart and every text. */
export type Edition = { readonly charts: readonly Chart[]; readonly messages: Messages };

/** A difference of something that both exports have. The values are readable text, '' for nothing. */
export type Change = { readonly what: string; readonly before: string; readonly after: string };

export type StateDiff = {
  readonly fate: Fate;
  readonly id: string;
  /** The current state, or the last one if it was removed. */
  readonly state: ChartState;
  readonly changes: readonly Change[];
};

export type BranchDiff = {
  readonly fate: Fate;
  /** The current key, or the last one if it was removed. */
  readonly key: string;
  readonly branch: ChartBranch;
  readonly changes: readonly Change[];
};

export type FlowDiff = {
  readonly fate: Fate;
  readonly name: string;
  readonly states: readonly StateDiff[];
  readonly branches: readonly BranchDiff[];
  /** Changes of the flow itself: its named delays. */
  readonly changes: readonly Change[];
};

export type MessageDiff = {
  readonly fate: Fate;
  readonly area: string;
  readonly key: string;
  /** `null` if there is none. */
  readonly before: string | null;
  readonly after: string | null;
};

export type EditionDiff = { readonly flows: readonly FlowDiff[]; readonly messages: readonly MessageDiff[] };

type Facts = Readonly<Record<string, string>>;

const changesOf = (before: Facts, after: Facts): Change[] =>
  Object.keys(after)
    .filter((what) => before[what] !== after[what])
    .map((what) => ({ what, before: before[what] ?? '', after: after[what] ?? '' }));

const invokeText = ({ id, src }: ChartState['invokes'][number]): string =>
  id === src ? id : `${id} (${src})`;

const stateFacts = (state: ChartState): Facts => ({
  kind: state.kind,
  initial: state.initial ? 'initial' : '',
  description: state.description,
  screen: state.screen ?? '',
  requirement: state.requirement ?? '',
  tags: state.tags.join(', '),
  entry: state.entry.join(', '),
  exit: state.exit.join(', '),
  actors: state.invokes.map(invokeText).join(', '),
});

const branchFacts = (branch: ChartBranch): Facts => ({
  guard: branch.guard ?? '',
  targets: branch.targets.join(', '),
  actions: branch.actions.join(', '),
  reenter: branch.reenter ? 'leaves and enters again' : '',
  description: branch.description ?? '',
});

function statesOf(before: Chart, after: Chart): StateDiff[] {
  return pairsBy(before.states, after.states, ({ id }) => id).flatMap((pair) => {
    const [old, now] = pair;
    const state = now ?? old;
    if (!state) return [];
    const changes = old && now ? changesOf(stateFacts(old), stateFacts(now)) : [];
    if (old && now && changes.length === 0) return [];
    return [{ fate: fateOf(pair), id: state.id, state, changes }];
  });
}

/**
 * The position of a branch among those that both exports have. It matters, because the first branch whose guard holds
 * is taken.
 */
function orderOf(branch: ChartBranch, all: readonly Pair<ChartBranch>[], side: 0 | 1): string {
  const place = all
    .filter(([before, after]) => before && after)
    .map((pair) => pair[side]?.index ?? 0)
    .filter((index) => index < branch.index).length;
  return String(place + 1);
}

function branchesOf(before: Chart, after: Chart): BranchDiff[] {
  const keys = new Set([...after.branches, ...before.branches].map(triggerKey));
  return [...keys].flatMap((key) => {
    const ofKey = ({ branches }: Chart) => branches.filter((branch) => triggerKey(branch) === key);
    const pairs = branchPairs(ofKey(before), ofKey(after));
    return pairs.flatMap((pair): BranchDiff[] => {
      const [old, now] = pair;
      const branch = now ?? old;
      if (!branch) return [];
      if (!old || !now) return [{ fate: fateOf(pair), key: branch.key, branch, changes: [] }];
      const order = (of: ChartBranch, side: 0 | 1): Facts => ({ order: orderOf(of, pairs, side) });
      const changes = changesOf(
        { ...branchFacts(old), ...order(old, 0) },
        { ...branchFacts(now), ...order(now, 1) },
      );
      return changes.length === 0 ? [] : [{ fate: 'changed', key: now.key, branch: now, changes }];
    });
  });
}

const nothing = (name: string): Chart => ({ name, states: [], branches: [], delays: [] });

function flowOf(before: Chart | undefined, after: Chart | undefined): FlowDiff[] {
  const name = (after ?? before)?.name ?? '';
  const [old, now] = [before ?? nothing(name), after ?? nothing(name)];
  const diff = {
    fate: fateOf([before, after]),
    name,
    states: statesOf(old, now),
    branches: branchesOf(old, now),
    changes: changesOf({ delays: old.delays.join(', ') }, { delays: now.delays.join(', ') }),
  };
  const isSame = [diff.states, diff.branches, diff.changes].every((part) => part.length === 0);
  return before && after && isSame ? [] : [diff];
}

function messagesOf(before: Messages, after: Messages): MessageDiff[] {
  const listed = (messages: Messages) =>
    Object.entries(messages).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]) => ({ area, key, text })),
    );
  return pairsBy(listed(before), listed(after), ({ area, key }) => `${area} ${key}`).flatMap((pair) => {
    const [old, now] = pair;
    const either = now ?? old;
    if (!either || old?.text === now?.text) return [];
    const { area, key } = either;
    return [{ fate: fateOf(pair), area, key, before: old?.text ?? null, after: now?.text ?? null }];
  });
}

/**
 * The differences between two exports: flows, their states and branches, and texts. Equal parts are left out, so two
 * equal exports yield no flows and no messages. A branch is identified by its state, trigger and guard, so inserting
 * a branch before others does not change those.
 */
export const diffOf = (before: Edition, after: Edition): EditionDiff => ({
  flows: pairsBy(before.charts, after.charts, ({ name }) => name).flatMap(([old, now]) => flowOf(old, now)),
  messages: messagesOf(before.messages, after.messages),
});

export const isUnchanged = ({ flows, messages }: EditionDiff): boolean =>
  flows.length === 0 && messages.length === 0;

/** A branch by its state and trigger. */
export const branchName = ({ source, trigger }: ChartBranch): string => `${source}: ${triggerText(trigger)}`;
