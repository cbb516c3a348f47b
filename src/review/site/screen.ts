import type { FlowName } from '../flows';
import { renderScreen, type RenderedScreen, type ScreenRequest } from '../screens/render-screen';
import { findPlace } from './find-place';
import type { ScreenDeed } from './screen-link';

// The page of one screen. Its hash says what to show, as in the links of the review.
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light';

const tell: NonNullable<ScreenRequest['onEvent']> = (to, event) => {
  const deed: ScreenDeed = { kind: 'cabrank.deed', to, type: event.type, event: JSON.stringify(event) };
  parent.postMessage(deed, location.origin);
};

const requested = (): ScreenRequest => {
  const place = findPlace(location.hash);
  if ('fault' in place) throw new Error(place.fault);
  if (place.page !== 'flow') throw new Error('The link names no flow.');
  const screen = asked.get('screen');
  return {
    flow: place.flow as FlowName,
    path: place.path,
    ...(screen === null ? {} : { screen }),
    ...(parent === window ? {} : { onEvent: tell }),
  };
};

const complain = (error: unknown) => {
  root.textContent = error instanceof Error ? error.message : String(error);
};

let rendered: RenderedScreen | null = null;
try {
  rendered = await renderScreen(root, requested());
} catch (error) {
  complain(error);
}

addEventListener('hashchange', () => {
  try {
    rendered?.show(requested());
  } catch (error) {
    complain(error);
  }
});
