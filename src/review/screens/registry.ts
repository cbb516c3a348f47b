import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { View, Views } from './view.types';

/** What a flow's own folder exports about its screens. */
type ViewsFile = {
  readonly views: Views;
  /** States with a screen of their own, such as `card-add.entering`, that draw nothing yet or no longer. */
  readonly undrawn?: readonly string[];
};

const files: Record<string, ViewsFile> = import.meta.glob('../../features/*/*/*.views.tsx', { eager: true });

/** The views of every flow that has any, by the name of the flow. */
const views: Readonly<Record<string, Views>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.views\.tsx$/gu, ''), file.views]),
);

/** Why a state shows nothing of its own. */
const unshown: Readonly<Record<string, string>> = {
  any: 'This goes on behind whatever screen is shown.',
  none: 'Nothing of this is shown.',
  'every-form': 'Every form of the app runs on this chart; each is seen on the screen that it belongs to.',
  'every-table': 'Tables of admins run on this chart; each is seen on the screen that it belongs to.',
  'every-list': 'Lists of admins run on this chart; each is seen on the screen that it belongs to.',
  list: 'Every list of the app runs on this chart; each is seen on the screen that it belongs to.',
};

const undrawn = new Set(Object.values(files).flatMap((file) => file.undrawn ?? []));

/** Why a state draws nothing although it names a screen; `null` if it draws something. */
export const undrawnReason = (stateId: string): string | null =>
  undrawn.has(stateId) ? 'This is over before anything is drawn.' : null;

/** What a state shows: a view by its screen's name, or why there is none. */
export type Shown = { readonly screen: string; readonly view: View } | { readonly reason: string };

/**
 * The view of a flow's screen.
 *
 * @param screen of a state's `meta.screen`
 */
export function shownAs(flow: string, screen: string | null): Shown {
  const view = screen === null ? undefined : views[flow]?.[screen];
  if (screen !== null && view !== undefined) return { screen, view };
  const reason = screen === null ? undefined : unshown[screen];
  return { reason: reason ?? `No view is known of the screen '${screen ?? ''}'.` };
}

/** Whether the flow has any screen of its own. */
export const hasScreens = (flow: string): boolean => flow in views;

/** The screen of a flow that is shown inside another. Such a flow has one. */
export const onlyScreen = (flow: string): string | null => Object.keys(views[flow] ?? {})[0] ?? null;

const depthOf = (node: AnyStateNode): number => (node.parent === undefined ? 0 : depthOf(node.parent) + 1);

const screenOf = (node: AnyStateNode): string | null =>
  (node.meta as { readonly screen?: string } | undefined)?.screen ?? null;

/** The screen of the current state: that of the innermost active state that has one. */
export function presentScreen(flow: string, snapshot: AnyMachineSnapshot): string | null {
  const nodes = [...(snapshot._nodes as readonly AnyStateNode[])].sort((a, b) => depthOf(b) - depthOf(a));
  const screens = nodes.map(screenOf).filter((screen) => screen !== null);
  return screens.find((screen) => 'view' in shownAs(flow, screen)) ?? screens[0] ?? null;
}
