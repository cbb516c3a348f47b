import { createBrowserInspector } from '@statelyai/inspect';
import { hearApp } from './hear-app';
import { createSerialiser } from './serialise';
import { tellInspector } from './stately';

// Put into the page by the development server alone, and by it only with INSPECT=stately.

const serialise = createSerialiser({ page: 1, now: () => performance.now() });
const tell = tellInspector(createBrowserInspector());

hearApp((event) => tell(event, serialise(event)));
