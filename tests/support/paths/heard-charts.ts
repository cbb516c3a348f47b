import type { Page } from 'playwright-core';
import type { StateValue } from 'xstate';

type Actor = {
  readonly logic: { readonly root?: { readonly id: string } };
  getSnapshot(): { readonly value: StateValue; readonly status: string };
};
type Inspected = {
  readonly type: string;
  readonly actorRef: Actor;
  readonly event?: { readonly type: string };
};
type HeardWindow = {
  __CABRANK_INSPECT__?: (event: Inspected) => void;
  cabrankCharts?: Map<string, Actor>;
};

/**
 * Call before the page is opened. Afterwards the page knows an actor of every chart: the last started one, or the last
 * that received one of these events, because a page may run several actors of one chart.
 *
 * @param events types of the events that the person sends to the chart
 */
export async function hearCharts(page: Page, events: readonly string[]): Promise<void> {
  await page.addInitScript((own) => {
    const world = globalThis as unknown as HeardWindow;
    const charts = new Map<string, Actor>();
    world.cabrankCharts = charts;
    world.__CABRANK_INSPECT__ = ({ type, actorRef, event }) => {
      const chart = actorRef.logic.root?.id;
      // Some actors are created and never started.
      const known = ['xstate.init', ...own].includes(event?.type ?? '');
      if (type === '@xstate.event' && known && chart !== undefined) charts.set(chart, actorRef);
    };
  }, events);
}

/**
 * The state of the actor that is known of a chart, also after it has ended.
 *
 * @returns `null` if none was created yet
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
