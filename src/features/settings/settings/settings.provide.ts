import { fromPromise } from 'xstate';
import { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import type {
  CompareInput,
  SettingsComparison,
  SettingsInput,
  SettingsReading,
} from '../../../../machines/settings/settings/settings.types';
import { updateSettings, viewSettings } from '../../../api/calls/settings';
import {
  draftOf,
  isSaved,
  SETTING_NAMES,
  type SettingsDraft,
  type SettingsValues,
} from '../../../domain/customer-settings';
import type { CustomerSettingsUpdate } from '../../../domain/entities';
import { CALL_TIMEOUT_MS } from '../../../domain/limits';
import { lateCode } from '../../../platform/late-code';
import { botToken } from '../../session/bot-check/bot-check.provide';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { provideForm } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideSessionRecovery } from '../../session/session/session-recovery.provide';

const DRAFT = 'settings';
/** The prefix for the saved value of a field when the draft was started; the field's name follows it. */
const BASE = 'base.';

const FIELDS: readonly (keyof SettingsValues)[] = [...SETTING_NAMES, 'phoneCountry'];

/** Loads the unsent input from before a reload, or `null` if there is none. */
function loadDraft({ adapters: { drafts } }: Environment): SettingsDraft | null {
  const draft = drafts.load(DRAFT);
  if (draft === null) return null;
  // A field's draft is used only with the saved value that it started from. Without that value, a change that was
  // made elsewhere could not be detected.
  const fields = FIELDS.filter((field) => field in draft && `${BASE}${field}` in draft);
  const read = (prefix: string): Partial<SettingsValues> =>
    Object.fromEntries(fields.map((field) => [field, draft[prefix + field] ?? '']));
  return { values: read(''), base: read(BASE) };
}

function saveDraft(
  { adapters: { drafts } }: Environment,
  base: SettingsValues,
  values: SettingsValues,
): void {
  const draft = draftOf(base, values);
  const before = Object.entries(draft.base).map(([field, text]) => [BASE + field, text]);
  drafts.save(DRAFT, { ...draft.values, ...(Object.fromEntries(before) as Record<string, string>) });
}

/** Whether the input will be restored when the profile opens again. Storage may be blocked or full. */
export const keepsSettings = ({ adapters: { drafts } }: Environment): boolean => drafts.load(DRAFT) !== null;

export const settingsInput = (environment: Environment, customer: string): SettingsInput => ({
  customer,
  draft: loadDraft(environment),
});

/** The rules of the form's values include the numbering plans, so they come with the form's code. */
const loadRules = () => lateCode(() => import('../../../domain/settings-values'));

const nothing = (): Promise<unknown> => Promise.resolve();

/**
 * Provides the settings of the profile: GET settings/view and POST settings/update (S7.calls.22, S7.calls.23).
 *
 * @param loadForm loads the code of the form; the settings count as loaded when both are
 */
export const provideSettings = (environment: Environment, loadForm = nothing) => {
  const { adapters, client } = environment;
  return settingsMachine.provide({
    actors: {
      readSettings: fromPromise<SettingsReading, Pick<SettingsInput, 'customer' | 'draft'>>(
        async ({ input: { customer, draft }, signal }) => {
          const [settings, rules] = await Promise.all([
            viewSettings(client, customer, { signal }),
            loadRules(),
            loadForm(),
          ]);
          return rules.resume(settings, draft);
        },
      ),
      compareSettings: fromPromise<SettingsComparison, CompareInput>(async ({ input, signal }) => {
        const [settings, rules] = await Promise.all([
          viewSettings(client, input.customer, { signal }),
          loadRules(),
        ]);
        const values = rules.settingsValues(settings);
        return {
          latest: { settings, values },
          changes: rules.changesElsewhere(input, values),
          update: rules.settingsUpdate(input.settings, input.values, settings),
        };
      }),
      form: provideForm({
        submit: async (values, { key, signal }) => {
          const owner = ownerOf(environment);
          const recaptchaToken = await botToken(environment, 'update_user', signal);
          // The chart passes the values that the comparison selected for sending.
          const update = values as CustomerSettingsUpdate;
          await updateSettings(client, owner, update, recaptchaToken, {
            signal,
            idempotencyKey: key,
            errorNotice: false,
          });
          return {};
        },
        reconcile: {
          seek: (update) => update,
          isDone: async (update, signal) =>
            isSaved(
              update as CustomerSettingsUpdate,
              await viewSettings(client, ownerOf(environment), { signal }),
            ),
        },
      }),
      sessionRecovery: provideSessionRecovery(environment),
    },
    delays: { loadTimeout: CALL_TIMEOUT_MS },
    actions: {
      saveDraft: (_, { base, values }) => saveDraft(environment, base, values),
      removeDraft: () => adapters.drafts.remove(DRAFT),
      refreshUser: () => sendToService(environment, 'session', { type: 'session.recheckRequested' }),
      logFailure: reportFailure(environment, 'settings'),
    },
  });
};
