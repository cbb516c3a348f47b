import { assign, sendTo, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { SettingsDraft, SettingsValues } from '../../../src/domain/customer-settings';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type {
  CompareInput,
  SettingsComparison,
  SettingsContext,
  SettingsEvent,
  SettingsInput,
  SettingsReading,
  SettingsTag,
} from './settings.types';

type Typed = { values: SettingsValues };
type Pressed = { key: string };
type Read = { reading: SettingsReading };
type Compared = { comparison: SettingsComparison };
type Kept = { base: SettingsValues; values: SettingsValues };

const typed = ({ event }: { event: Typed }): Typed => ({ values: event.values });
const pressed = ({ event }: { event: Pressed }): Pressed => ({ key: event.key });
const compared = ({ event }: { event: { output: SettingsComparison } }): Compared => ({
  comparison: event.output,
});
const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const opened = ({ reading }: SettingsContext): SettingsReading => {
  if (reading === null) throw new Error('The settings have not been loaded');
  return reading;
};
const agreed = ({ comparison }: SettingsContext): SettingsComparison => {
  if (comparison === null) throw new Error('The settings must be compared before they are saved');
  return comparison;
};
const entered = ({ context, event }: { context: SettingsContext; event: Typed }): Kept => ({
  base: opened(context).base,
  values: event.values,
});
/** Compares trimmed values: saved values are trimmed, values in the form may not be. */
const differs = ({ base, values }: Kept): boolean =>
  (Object.keys(values) as (keyof SettingsValues)[]).some(
    (field) => values[field].trim() !== base[field].trim(),
  );

/**
 * The profile's settings (S2.profilePage.2, S5.settingsForm, S7.calls.22, S7.calls.23): loaded, edited with a draft,
 * and read again before saving, so that changes made elsewhere are shown instead of overwritten.
 */
export const settingsMachine = setup({
  types: {} as {
    context: SettingsContext;
    input: SettingsInput;
    events: SettingsEvent;
    tags: SettingsTag;
    children: {
      readSettings: 'readSettings';
      compareSettings: 'compareSettings';
      form: 'form';
      sessionRecovery: 'sessionRecovery';
    };
    meta: StateMeta;
  },
  actors: {
    readSettings:
      providedActor<PromiseActorLogic<SettingsReading, { customer: string; draft: SettingsDraft | null }>>(
        'readSettings',
      ),
    compareSettings: providedActor<PromiseActorLogic<SettingsComparison, CompareInput>>('compareSettings'),
    form: providedActor<typeof formSubmissionMachine>('form'),
    sessionRecovery: providedActor<CallbackActorLogic<SettingsEvent>>('sessionRecovery'),
  },
  delays: { loadTimeout: providedDelay('loadTimeout') },
  guards: {
    isAsSaved: (_, params: Kept) => !differs(params),
    isEdited: ({ context }) => differs(opened(context)),
    isChangedElsewhere: (_, params: Compared) => params.comparison.changes.length > 0,
    /** Changes made elsewhere can be part of the request; it then differs from the one before. */
    isSameRequest: ({ context }, params: Compared) =>
      JSON.stringify(context.comparison?.update) === JSON.stringify(params.comparison.update),
    isSaved: (_, params: FormProgress) => params.form.matches('completed'),
    hasFailed: (_, params: FormProgress) => params.form.matches('refused') || params.form.matches('failed'),
  },
  actions: {
    begin: assign((_, params: Read) => ({ reading: params.reading, draft: null })),
    keepValues: assign(({ context }, params: Typed) => ({
      reading: { ...opened(context), values: params.values },
    })),
    keepKey: assign((_, params: Pressed) => ({ key: params.key })),
    keepComparison: assign((_, params: Compared) => ({ comparison: params.comparison })),
    /** Adopts the latest saved values, and keeps the form's values as the wanted ones. */
    adoptLatest: assign(({ context }) => {
      const { settings, values } = agreed(context).latest;
      return { reading: { ...opened(context), settings, base: values } };
    }),
    adoptSaved: assign(({ context }) => {
      const { values } = opened(context);
      return { reading: { settings: agreed(context).latest.settings, base: values, values } };
    }),
    discard: assign(({ context }) => {
      const { settings, base } = opened(context);
      return { reading: { settings, base, values: base } };
    }),
    send: sendTo('form', ({ context }) => ({
      type: 'form.submitted',
      values: agreed(context).update,
      key: context.key,
    })),
    /** Forgets the last request, because the next one differs from it. Also makes a completed form editable again. */
    renewForm: sendTo('form', { type: 'form.edited' }),
    saveDraft: providedAction<Kept>('saveDraft'),
    removeDraft: providedAction('removeDraft'),
    /** Name, phone and default page also belong to the user. */
    refreshUser: providedAction('refreshUser'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'settings',
  description:
    'Change the settings. The customer edits and saves contact details and defaults, until the section is left.',
  context: ({ input }) => ({ ...input, reading: null, comparison: null, key: '' }),
  invoke: {
    id: 'sessionRecovery',
    src: 'sessionRecovery',
    onError: { actions: { type: 'logFailure', params: failed } },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Waits for the settings and for the code of their form, no longer than for any call.',
      meta: { screen: 'settings', requirement: 'S7.calls.22' },
      invoke: {
        id: 'readSettings',
        src: 'readSettings',
        input: ({ context }) => ({ customer: context.customer, draft: context.draft }),
        onDone: {
          target: 'open',
          actions: { type: 'begin', params: ({ event }) => ({ reading: event.output }) },
        },
        onError: 'unloaded',
      },
      after: { loadTimeout: 'unloaded' },
    },
    unloaded: {
      description: 'The settings could not be loaded. The section says so and offers Retry.',
      meta: { screen: 'settings', requirement: 'own' },
      on: { 'settings.retried': 'loading', 'session.recovered': 'loading' },
    },
    open: {
      description: 'The form is shown.',
      meta: { screen: 'settings', requirement: 'S2.profilePage.2' },
      type: 'parallel',
      states: {
        saving: {
          description: 'The form is filled in and saved.',
          meta: { screen: 'settings', requirement: 'S7.calls.23' },
          invoke: {
            id: 'form',
            src: 'form',
            onSnapshot: [
              {
                guard: { type: 'isSaved', params: progress },
                target: '.filling.saved',
                actions: ['adoptSaved', 'removeDraft', 'renewForm', 'refreshUser'],
              },
              { guard: { type: 'hasFailed', params: progress }, target: '.filling' },
              {},
            ],
            onError: {
              target: 'saving',
              reenter: true,
              actions: { type: 'logFailure', params: failed },
            },
          },
          initial: 'filling',
          states: {
            filling: {
              description:
                'The person edits the form. The server’s messages about the last attempt are shown in it.',
              meta: { screen: 'settings', requirement: 'S2.profilePage.2' },
              initial: 'editing',
              on: {
                'values.edited': [
                  {
                    guard: { type: 'isAsSaved', params: entered },
                    target: '.editing',
                    actions: [{ type: 'keepValues', params: typed }, 'removeDraft', 'renewForm'],
                  },
                  {
                    target: '.editing',
                    actions: [
                      { type: 'keepValues', params: typed },
                      { type: 'saveDraft', params: entered },
                      'renewForm',
                    ],
                  },
                ],
                'settings.submitted': {
                  target: 'comparing',
                  actions: [
                    { type: 'keepValues', params: typed },
                    { type: 'keepKey', params: pressed },
                  ],
                },
              },
              states: {
                editing: {
                  description: 'The form shows only the messages of its own submission.',
                  meta: { screen: 'settings', requirement: 'S2.profilePage.2' },
                },
                uncompared: {
                  description:
                    'The saved settings could not be read, so nothing was sent: it is unknown what would be overwritten.',
                  meta: { screen: 'settings', requirement: 'own' },
                },
                saved: {
                  description: 'The settings were saved and not edited since. The form says so.',
                  meta: { screen: 'settings', requirement: 'own' },
                },
              },
            },
            comparing: {
              description: 'The saved settings are read again and compared with those the form started from.',
              meta: { screen: 'settings', requirement: 'own' },
              tags: ['busy'],
              invoke: {
                id: 'compareSettings',
                src: 'compareSettings',
                input: ({ context }) => ({ customer: context.customer, ...opened(context) }),
                onDone: [
                  {
                    guard: { type: 'isChangedElsewhere', params: compared },
                    target: 'deciding',
                    actions: [{ type: 'keepComparison', params: compared }, 'renewForm'],
                  },
                  {
                    guard: { type: 'isSameRequest', params: compared },
                    target: 'sending',
                    actions: { type: 'keepComparison', params: compared },
                  },
                  {
                    target: 'sending',
                    actions: [{ type: 'keepComparison', params: compared }, 'renewForm'],
                  },
                ],
                onError: { target: '#settings.open.saving.filling.uncompared' },
              },
              after: { loadTimeout: '#settings.open.saving.filling.uncompared' },
            },
            deciding: {
              description:
                'The settings were changed elsewhere too. The person compares the saved version with their own and chooses what to keep; nothing was sent.',
              meta: { screen: 'settings-changed-elsewhere', requirement: 'own' },
              on: {
                'changes.settled': {
                  target: 'comparing',
                  actions: [
                    'adoptLatest',
                    { type: 'keepValues', params: typed },
                    { type: 'saveDraft', params: entered },
                    { type: 'keepKey', params: pressed },
                  ],
                },
                'changes.left': 'filling',
              },
            },
            sending: {
              description: 'The settings are being sent to the server.',
              meta: { screen: 'settings', requirement: 'S7.calls.23' },
              tags: ['busy'],
              entry: 'send',
            },
          },
        },
        leaving: {
          description: 'Whether the person may leave the profile.',
          meta: { screen: 'settings', requirement: 'own' },
          initial: 'staying',
          states: {
            staying: {
              description: 'The person is not leaving, or nothing would be lost.',
              meta: { screen: 'settings', requirement: 'own' },
              on: {
                'leave.requested': [
                  { guard: 'isEdited', target: 'asking' },
                  { description: 'Nothing would be lost.' },
                ],
              },
            },
            asking: {
              description: 'There are unsaved changes. The person is asked before they are lost.',
              meta: { screen: 'settings-leave', requirement: 'own' },
              on: {
                'leave.confirmed': { target: 'staying', actions: ['discard', 'removeDraft'] },
                'leave.declined': 'staying',
              },
            },
          },
        },
      },
    },
  },
});
