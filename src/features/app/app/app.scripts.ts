import { app } from '#messages/app/app';
import type { AppEvent } from '../../../../machines/app/app/app.types';
import { doings, type FlowExecutors, type Unseen } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, nothingToPress, press, server, unavailable } from '../../../review/scripts/words';
import { brand } from '../../../ui/brand';

const started: Unseen = { unseen: 'The screen that follows belongs to another flow.' };
const fromSession: Unseen = { unseen: 'The session reports it by itself.' };

/** The app cannot start. The configuration comes last, so that everything else has been answered before. */
const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'standard', does: [] } },
  events: {
    '': doings<AppEvent>({
      'session.settled': () => fromSession,
      'session.unknown': () => fromSession,
      'boot.retried': (_event, _coming, now) =>
        now.matches({ boot: 'failed' }) ? [press(app.retry)] : nothingToPress,
    }),
  },
  outcomes: {
    getConfig: {
      loaded: started,
      offline: server({ call: 'getConfig', fault: 'unavailable', delayMs: 1000 }),
    },
    getPremiumConfig: { loaded: server(), offline: unavailable('getPremiumConfig') },
    services: crashing,
    collections: crashing,
  },
  beside: ['services', 'collections'],
};

export const scripts: ScriptSource = {
  title: app.failedTitle({ appName: brand.appName }),
  executors: [executors],
};
