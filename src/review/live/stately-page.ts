import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { createSerialiser } from './serialise';
import { tellInspector } from './stately';

// Put into the page by the development server alone, and by it only with INSPECT=stately.

type Hook = { __CABRANK_INSPECT__?: (event: InspectionEvent) => void };

const serialise = createSerialiser({ page: 1, now: () => performance.now() });
const former = (globalThis as Hook).__CABRANK_INSPECT__;
const tell = tellInspector(createBrowserInspector());

(globalThis as Hook).__CABRANK_INSPECT__ = (event) => {
  former?.(event);
  tell(event, serialise(event));
};
