import type { Page } from 'playwright-core';
import type { StateValue } from 'xstate';

type Actor = {
  readonly logic: { readonly root?: { readonly id: string } };
  getSnapshot(): { readonly value: StateValue; readonly status: string };
};
type HeardWindow = {
  __CABRANK_INSPECT__?: (event: { readonly type: string; readonly actorRef: Actor }) => void;
  cabrankCharts?: Map<string, Actor>;
};

/** Call before the page is opened: of every chart the page then knows the newest actor that runs it. */
export async function hearCharts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const world = globalThis as unknown as HeardWindow;
    const charts = new Map<string, Actor>();
    world.cabrankCharts = charts;
    world.__CABRANK_INSPECT__ = ({ type, actorRef }) => {
      const chart = actorRef.logic.root?.id;
      if (type === '@xstate.actor' && chart !== undefined) charts.set(chart, actorRef);
    };
  });
}

/**
 * Where the newest actor of a chart is; it says so after its end as well.
 *
 * @returns `null` where none was made yet
 */
export const stateOf = (
  page: Page,
  chart: string,
): Promise<{ readonly value: StateValue; readonly done: boolean } | null> =>
  page.evaluate((id) => {
    const actor = (globalThis as unknown as HeardWindow).cabrankCharts?.get(id);
    if (!actor) return null;
    const { value, status } = actor.getSnapshot();
    return { value, done: status === 'done' };
  }, chart);
