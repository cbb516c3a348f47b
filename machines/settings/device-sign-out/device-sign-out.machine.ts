import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type {
  DeviceSignOutContext,
  DeviceSignOutEvent,
  DeviceSignOutInput,
  DeviceSignOutTag,
  SignOutScope,
} from './device-sign-out.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

/** Signs out one device of the customer, or all others: confirmation, and request (D2.extensionGroups.devices). */
export const deviceSignOutMachine = setup({
  types: {} as {
    context: DeviceSignOutContext;
    input: DeviceSignOutInput;
    events: DeviceSignOutEvent;
    children: { form: 'form'; readDevices: 'readDevices' };
    tags: DeviceSignOutTag;
    meta: StateMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
    readDevices: providedActor<PromiseActorLogic<null>>('readDevices'),
  },
  guards: {
    isSignedOut: (_, params: FormProgress) => params.form.matches('completed'),
    isUnderWay: (_, params: FormProgress) => params.form.hasTag('busy'),
    hasNoResponse: (_, params: FormProgress) => params.form.matches('failed'),
  },
  actions: {
    keepScope: assign((_, params: { scope: SignOutScope }) => ({ scope: params.scope })),
    forgetScope: assign({ scope: null }),
    reloadDevices: providedAction('reloadDevices'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'device-sign-out',
  description:
    'Sign out a device. The customer sees where they are signed in, chooses a device or all others, and confirms that it is signed out.',
  context: ({ input }) => ({ ...input, scope: null }),
  initial: 'listed',
  states: {
    listed: {
      description:
        'The section lists the devices on which the customer is signed in. Each but the one in use can be signed out, and so can all of these together.',
      meta: { screen: 'devices', requirement: 'D2.extensionGroups.devices' },
      entry: 'forgetScope',
      on: {
        'signOut.requested': {
          target: 'confirming',
          actions: { type: 'keepScope', params: ({ event }) => ({ scope: event.scope }) },
        },
      },
    },
    confirming: {
      description:
        'The dialog names what is signed out, and asks for confirmation. An error from the last attempt is shown there too.',
      meta: { screen: 'device-sign-out', requirement: 'D2.extensionGroups.devices' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isSignedOut', params: progress }, target: '.refreshing' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          { target: '.asking' },
        ],
        onError: {
          target: 'confirming',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'No request is in progress: the device can still stay signed in.',
          meta: { screen: 'device-sign-out', requirement: 'D2.extensionGroups.devices' },
          on: { 'dialog.closed': '#device-sign-out.listed' },
        },
        sending: {
          description: 'The request is being sent. This can no longer be stopped.',
          meta: { screen: 'device-sign-out', requirement: 'D2.extensionGroups.devices' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'It is unknown whether the device was signed out. Pressing again repeats the same request; closing reads the devices again.',
          meta: { screen: 'device-sign-out', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': { target: '#device-sign-out.listed', actions: 'reloadDevices' } },
        },
        refreshing: {
          description:
            'It is signed out. The dialog stays open until the list shows it, so that focus does not return to a button that is about to disappear.',
          meta: { screen: 'device-sign-out', requirement: 'D2.extensionGroups.devices' },
          tags: ['busy'],
          invoke: {
            id: 'readDevices',
            src: 'readDevices',
            onDone: '#device-sign-out.listed',
            onError: '#device-sign-out.listed',
          },
          on: { 'dialog.closed': '#device-sign-out.listed' },
        },
      },
    },
  },
});
