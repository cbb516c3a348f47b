import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { settings } from '#messages/settings/settings';
import { typed } from '../../../../machines/settings/settings/settings.fixtures';
import type { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import { selectValues } from '../../../../machines/settings/settings/settings.selectors';
import type { SettingsEvent } from '../../../../machines/settings/settings/settings.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { lookedUpEndings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { fill, nothingToPress, press, server, unavailable } from '../../../review/scripts/words';

/** The booking name that is saved for the demo account. */
const SAVED_NAME = 'Cian Doyle';

const bookingName = (text: string) => fill(settings.bookingName, text);
const snapshotOf = (now: AnyMachineSnapshot) => now as SnapshotFrom<typeof settingsMachine>;
const isFilledIn = (now: AnyMachineSnapshot): boolean =>
  snapshotOf(now).matches({ open: { saving: 'filling', leaving: 'staying' } });

const saving = lookedUpEndings('form/', 'updateSettings', 'viewSettings');
const comparedFirst = { unseen: 'The settings are read before they are sent, and would fail then.' };

/** Reading, editing and saving the settings. */
const executors: FlowExecutors = {
  openings: { fresh: { path: '/profile', account: 'new', does: [] } },
  events: {
    '': doings<SettingsEvent>({
      'settings.retried': () => [press(settings.retry)],
      'values.edited': ({ values }, _coming, now) =>
        isFilledIn(now)
          ? [bookingName(values.bookingName === typed.bookingName ? values.bookingName : SAVED_NAME)]
          : nothingToPress,
      'settings.submitted': ({ values }, _coming, now) => {
        if (!isFilledIn(now)) return nothingToPress;
        const isTyped = selectValues(snapshotOf(now))?.bookingName === values.bookingName;
        return [...(isTyped ? [] : [bookingName(values.bookingName)]), press(settings.submit)];
      },
      'leave.requested': () => ({
        unseen: 'Its question covers the section in a moment that no script can name.',
      }),
    }),
  },
  outcomes: {
    ...saving,
    'form/reconcile': { ...saving['form/reconcile'], offline: comparedFirst },
    'form/reconcileFirst': { ...saving['form/reconcileFirst'], offline: comparedFirst },
    readSettings: {
      loaded: server(),
      resumed: { unseen: 'It takes what was typed before a reload.' },
      offline: unavailable('viewSettings'),
    },
    compareSettings: {
      unchanged: server(),
      hiddenChanged: { unseen: 'It takes somebody else who saves at the same time.' },
      changed: { unseen: 'It takes somebody else who saves at the same time.' },
      offline: unavailable('viewSettings'),
    },
  },
  beside: ['sessionRecovery'],
};

export const scripts: ScriptSource = { title: settings.title, executors: [executors] };
