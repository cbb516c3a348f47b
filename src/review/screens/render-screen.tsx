import { createRoot } from 'react-dom/client';
import type { FlowName } from '../flows';
import type { Path } from '../play/flow';
import { openCardPort } from './card-port';
import { playScreen, Screen, type OnEvent } from './screen';

export type ScreenRequest = {
  readonly flow: FlowName;
  readonly path: Path;
  /** The screen to show (`meta.screen`); by default that of the current state. */
  readonly screen?: string;
  /** Receives the person's actions, to play them as steps. Without it the screen handles them itself. */
  readonly onEvent?: OnEvent;
};

export type RenderedScreen = {
  /** Shows another path, or the same one again. */
  readonly show: (request: ScreenRequest) => void;
  readonly remove: () => void;
};

/**
 * Renders the real screen of a played state into an element. Dialogs are appended to the element's document, and
 * responsive layouts use the window's width. So use a document of its own (a frame of 390, 768 or 1280 pixels), with
 * the scheme and language of the frame.
 *
 * @throws Error if a step of the path is not possible
 */
export async function renderScreen(element: Element, request: ScreenRequest): Promise<RenderedScreen> {
  const port = await openCardPort();
  const root = createRoot(element);
  let shown = 0;
  const show = ({ flow, path, screen, onEvent }: ScreenRequest) => {
    shown += 1;
    root.render(<Screen key={shown} played={playScreen(flow, path, { screen, onEvent })} port={port} />);
  };
  show(request);
  return { show, remove: () => root.unmount() };
}
