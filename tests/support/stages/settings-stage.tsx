import { act } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { vi } from 'vitest';
import { settings as texts } from '#messages/settings/settings';
import { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import type {
  CompletionOutcome,
  FormAccepted,
  SubmitInput,
  SubmitOutcome,
} from '../../../machines/session/form-submission/form-submission.types';
import { aoife } from '../../../machines/samples';
import { aoifesSettings } from '../../../machines/settings/settings/settings.fixtures';
import { settingsMachine } from '../../../machines/settings/settings/settings.machine';
import type {
  CompareInput,
  SettingsComparison,
  SettingsEvent,
  SettingsInput,
  SettingsReading,
} from '../../../machines/settings/settings/settings.types';
import {
  changesElsewhere,
  resume,
  settingsUpdate,
  settingsValues,
} from '../../../src/domain/settings-values';
import type { CustomerSettings } from '../../../src/domain/entities';
import { CALL_TIMEOUT_MS } from '../../../src/domain/limits';
import { SettingsForm } from '../../../src/features/settings/settings/settings-form';
import { SettingsScreen } from '../../../src/features/settings/settings/settings-screen';
import { button, press, render } from '../../unit/ui/render';

/** The server's response to the form. */
export const submit = vi.fn<(input: SubmitInput) => Promise<SubmitOutcome>>();

/** The saved settings; `null`: they cannot be read. */
export const server: { stored: CustomerSettings | null } = { stored: aoifesSettings };

const read = (): CustomerSettings => {
  if (server.stored === null) throw new Error('No answer');
  return server.stored;
};
const form = formSubmissionMachine.provide({
  actors: {
    submitForm: fromPromise<SubmitOutcome, SubmitInput>(({ input }) => submit(input)),
    completeForm: fromPromise<CompletionOutcome, { accepted: FormAccepted }>(() =>
      Promise.resolve({ kind: 'completed' }),
    ),
  },
});
export const machine = settingsMachine.provide({
  actors: {
    readSettings: fromPromise<SettingsReading, Pick<SettingsInput, 'customer' | 'draft'>>(() =>
      Promise.resolve().then(() => resume(read(), null)),
    ),
    compareSettings: fromPromise<SettingsComparison, CompareInput>(({ input }) =>
      Promise.resolve().then(() => {
        const settings = read();
        const values = settingsValues(settings);
        return {
          latest: { settings, values },
          changes: changesElsewhere(input, values),
          update: settingsUpdate(input.settings, input.values, settings),
        };
      }),
    ),
    form,
    sessionRecovery: fromCallback<SettingsEvent>(() => undefined),
  },
  delays: { loadTimeout: CALL_TIMEOUT_MS },
  actions: {
    saveDraft: () => undefined,
    removeDraft: () => undefined,
    refreshUser: () => undefined,
    logFailure: () => undefined,
  },
});

export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** The section with its settings loaded. */
export async function show(given: Partial<CustomerSettings> = {}) {
  server.stored = { ...aoifesSettings, ...given };
  const actor = createActor(machine, { input: { customer: aoife.uuid, draft: null } }).start();
  await render(<SettingsScreen actor={actor} user={aoife} Form={SettingsForm} />);
  await settle();
  return actor;
}
export const save = async () => {
  await press(button(texts.submit));
  await settle();
};
export const said = () => document.querySelector('#root')?.textContent ?? '';
export const dialog = () => document.querySelector('[role=dialog], [role=alertdialog]')?.textContent ?? '';
