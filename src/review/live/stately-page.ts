import { createBrowserInspector } from '@statelyai/inspect';
import { hearApp } from './hear-app';
import { createSerialiser } from '../../recording/serialise';
import { forwardToInspector } from './stately';

// Only the development server adds this script to the page, and only with INSPECT=stately.

const serialise = createSerialiser({ page: 1, now: () => performance.now() });
/** The inspector's page connects late and does not know an actor whose start it missed, so this many are kept. */
const KEPT = 20_000;
const tell = forwardToInspector(createBrowserInspector({ maxDeferredEvents: KEPT }));

hearApp((event) => tell(event, serialise(event)));
