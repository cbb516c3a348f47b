import { doHands } from '../faults/do-hands';
import { faultyNetwork } from '../faults/faulty-fetch';
import { handsOf } from '../faults/hands';
import { practiceServer } from '../faults/practice-server';
import { renderApp } from '../faults/render-app';
import { isMending } from './fault-link';
import { findPlace } from './find-place';

// The page of one cell of the table of faults: the app, and a person's actions in it until the fault occurs.
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light';

const complain = (error: unknown) => {
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  said.textContent = error instanceof Error ? error.message : String(error);
  document.body.prepend(said);
};

async function show(element: HTMLElement): Promise<void> {
  const place = findPlace(location.hash);
  if ('fault' in place) throw new Error(place.fault);
  if (place.page !== 'faults' || place.cell === null) throw new Error('The link names no fault.');
  const { call, play } = place.cell;
  const { situation, path = call.address, does } = handsOf(call);
  const server = practiceServer({
    person: call.person,
    offered: true,
    subscribed: true,
    active: true,
    ...situation,
  });
  const network = faultyNetwork(server, call, play);
  addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === location.origin && isMending(data)) network.mend();
  });
  renderApp(element, network.fetch, path);
  await doHands(does);
}

show(root).catch(complain);
