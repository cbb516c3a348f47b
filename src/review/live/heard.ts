import type { LiveMessage } from '../../recording/message';

/** After a reconnect a page repeats its messages from the start. They replace the earlier ones. */
const without = (heard: readonly LiveMessage[], pages: ReadonlySet<number>): readonly LiveMessage[] =>
  heard.filter(({ page }) => !pages.has(page));

const begun = (messages: readonly LiveMessage[]): ReadonlySet<number> =>
  new Set(messages.filter(({ kind }) => kind === 'page').map(({ page }) => page));

/** All messages so far, of every page. */
export const heardOfAll = (
  heard: readonly LiveMessage[],
  messages: readonly LiveMessage[],
): readonly LiveMessage[] => [...without(heard, begun(messages)), ...messages];

/** The messages of the page that was loaded last. */
export const heardOfLatest = (
  heard: readonly LiveMessage[],
  messages: readonly LiveMessage[],
): readonly LiveMessage[] => {
  const all = heardOfAll(heard, messages);
  const latest = all.reduce((newest, { page }) => Math.max(newest, page), 0);
  return all.filter(({ page }) => page === latest);
};
