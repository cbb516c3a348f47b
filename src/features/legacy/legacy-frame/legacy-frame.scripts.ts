import { legacy } from '#messages/legacy/legacy';
import type { LegacyFrameEvent } from '../../../../machines/legacy/legacy-frame/legacy-frame.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';

const NOT_FOUND = 404;

/** An address without an older page. The headings of the older pages that there are cannot be read here. */
const executors: FlowExecutors = {
  openings: { booking: { path: '/no-such-page', account: 'standard', does: [] } },
  events: {
    '': doings<LegacyFrameEvent>({
      // The frame loads by itself.
      'frame.loaded': ({ shown }) =>
        shown?.status === NOT_FOUND ? [] : { unseen: 'There is no older page at this address.' },
    }),
  },
  outcomes: {},
};

export const scripts: ScriptSource = { title: legacy.untitled, executors: [executors] };
