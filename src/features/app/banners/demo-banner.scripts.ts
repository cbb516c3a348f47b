import { banners } from '#messages/app/banners';
import type { DemoBannerEvent } from '../../../../machines/app/demo-banner/demo-banner.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { itself, press, programFault } from '../../../review/scripts/words';

/** The banner of a demo system, in a browser that has not seen it before. */
const executors: FlowExecutors = {
  openings: { default: { path: '/login', account: null, does: [] } },
  events: { '': doings<DemoBannerEvent>({ 'banner.dismissed': () => [press(banners.dismissDemo)] }) },
  outcomes: {
    recall: {
      nothing: itself,
      dismissed: { unseen: 'Nothing is remembered in a new browser.' },
      failed: programFault,
    },
  },
};

export const scripts: ScriptSource = { title: banners.demo, executors: [executors] };
