import type { FlowPlace } from './data/place';
import { formatPlace } from './data/place';
import { isRecord } from '../model/is-record';

export type Scheme = 'light' | 'dark';

/** How a screen is shown: device width, scheme, and English or the pseudo-locale. */
export type ScreenLook = { readonly width: ScreenWidth; readonly scheme: Scheme; readonly pseudo: boolean };

export const screenWidths = [390, 768, 1280] as const;
export type ScreenWidth = (typeof screenWidths)[number];

/**
 * The address of the page that shows the screen of a place on its own, relative to the site.
 *
 * @param screen of the state to show (`meta.screen`); by default the current one's
 */
export function screenLink(
  { flow, input, steps }: Pick<FlowPlace, 'flow' | 'input' | 'steps'>,
  { scheme, pseudo }: Pick<ScreenLook, 'scheme' | 'pseudo'>,
  screen: string | null = null,
): string {
  const asked = new URLSearchParams({ scheme });
  if (pseudo) asked.set('locale', 'en-XA');
  if (screen !== null) asked.set('screen', screen);
  const place = formatPlace({
    page: 'flow',
    flow,
    panel: 'screen',
    input,
    steps,
    heat: 'off',
    state: null,
    stops: [],
    folds: [],
    embed: false,
  });
  return `screen.html?${asked.toString()}${place}`;
}

/** The message of a screen's page to its parent page: what a person did there. */
export type ScreenDeed = {
  readonly kind: 'cabrank.deed';
  readonly to: string;
  readonly type: string;
  readonly event: string;
};

/** Parses a message of a screen's page; `null` for any other. */
export function readDeed(data: unknown): ScreenDeed | null {
  if (!isRecord(data) || data.kind !== 'cabrank.deed') return null;
  const { to, type, event } = data;
  if (typeof to !== 'string' || typeof type !== 'string' || typeof event !== 'string') return null;
  return { kind: 'cabrank.deed', to, type, event };
}
