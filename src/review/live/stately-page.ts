import { createBrowserInspector } from '@statelyai/inspect';
import { hearApp } from './hear-app';
import { createSerialiser } from './serialise';
import { forwardToInspector } from './stately';

// Put into the page by the development server alone, and by it only with INSPECT=stately.

const serialise = createSerialiser({ page: 1, now: () => performance.now() });
/** Its page comes late, and knows no actor that it did not hear of from the beginning. */
const KEPT = 20_000;
const tell = forwardToInspector(createBrowserInspector({ maxDeferredEvents: KEPT }));

hearApp((event) => tell(event, serialise(event)));
