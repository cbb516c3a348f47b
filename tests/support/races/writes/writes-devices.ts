import { createActor } from 'xstate';
import { selectForm } from '../../../../machines/settings/device-sign-out/device-sign-out.selectors';
import type { SignOutScope } from '../../../../machines/settings/device-sign-out/device-sign-out.types';
import { phoneAway } from '../../../../machines/samples';
import {
  provideDeviceList,
  provideDeviceSignOut,
} from '../../../../src/features/settings/devices/device-sign-out.provide';
import { formScreen, type Desk, type RaceScreen } from '../screen';
import { aoife } from '../server';
import { aoifes, customerAt, type Write } from './write';

const [, away] = aoifes.devices;
const awayId = String(away?.['id']);

/** The dialog that signs out a device, or all others, with the list behind it. */
const dialog =
  (scope: SignOutScope) =>
  (desk: Desk): RaceScreen => {
    const { environment } = desk.tab;
    const customer = customerAt(desk);
    const list = createActor(provideDeviceList(environment), {
      ...desk.tab.actorOptions,
      input: { growsStale: false },
    });
    list.start();
    const reload = () => list.send({ type: 'resource.reloaded', owner: customer });
    const deviceId = scope.kind === 'one' ? scope.device.id : null;
    return formScreen(desk, {
      chart: provideDeviceSignOut(environment, { list, reload }),
      input: { customer },
      form: selectForm,
      values: { target: { customer, deviceId } },
      begin: (actor) => {
        // The list stops with its screen.
        actor.subscribe({ complete: () => list.stop() });
        actor.send({ type: 'signOut.requested', scope });
      },
    });
  };

const own = { person: aoife, lists: [], repeatable: true } as const;

/** Signing out devices. */
export const deviceWrites: readonly Write[] = [
  {
    ...own,
    name: 'signs out a device',
    calls: ['endSession'],
    makes: ['device gone'],
    open: dialog({ kind: 'one', device: { ...phoneAway, id: awayId } }),
  },
  {
    ...own,
    name: 'signs out all other devices',
    calls: ['endOtherSessions'],
    makes: ['devices gone'],
    open: dialog({ kind: 'others' }),
  },
];
