import type { LiveMessage } from './message';

/** What a page told is told again from its beginning when the connection was lost: that takes the place of what was heard. */
const without = (heard: readonly LiveMessage[], pages: ReadonlySet<number>): readonly LiveMessage[] =>
  heard.filter(({ page }) => !pages.has(page));

const begun = (messages: readonly LiveMessage[]): ReadonlySet<number> =>
  new Set(messages.filter(({ kind }) => kind === 'page').map(({ page }) => page));

/** All that was heard so far, of every page. */
export const heardOfAll = (
  heard: readonly LiveMessage[],
  messages: readonly LiveMessage[],
): readonly LiveMessage[] => [...without(heard, begun(messages)), ...messages];

/** What the page that was loaded last has told. */
export const heardOfLatest = (
  heard: readonly LiveMessage[],
  messages: readonly LiveMessage[],
): readonly LiveMessage[] => {
  const all = heardOfAll(heard, messages);
  const latest = all.reduce((newest, { page }) => Math.max(newest, page), 0);
  return all.filter(({ page }) => page === latest);
};
