import { createRoot } from 'react-dom/client';
import type { FlowName } from '../flows';
import type { Path } from '../play/flow';
import { openCardPort } from './card-port';
import { playScreen, Screen, type OnEvent } from './screen';

export type ScreenRequest = {
  readonly flow: FlowName;
  readonly path: Path;
  /** Of the state that is looked at (`meta.screen`); that of the present state unless given. */
  readonly screen?: string;
  /** Hears what the person does on the screen, to play it as a step; without it the screen plays it for itself. */
  readonly onEvent?: OnEvent;
};

export type RenderedScreen = {
  /** Shows another path, or the same anew. */
  readonly show: (request: ScreenRequest) => void;
  readonly remove: () => void;
};

/**
 * Draws the real screen of a played state into an element. Dialogs go to the end of the element's document, and what is
 * laid out by the window's width goes by the window: it belongs into a document of its own (a frame of 390, 768 or 1280
 * pixels), whose scheme and language are the frame's.
 *
 * @throws Error where a step of the path is not possible
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
