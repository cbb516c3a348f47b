import { useState } from 'react';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useOwnList } from '../../../app/screen/use-own-list';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { DeviceList } from './device-list';
import { provideDeviceList, provideDeviceSignOut } from './device-sign-out.provide';

type DevicesAreaProps = {
  /** The uuid of the effective user. */
  readonly customer: string;
  /** An admin acts for the customer. */
  readonly acting: boolean;
};

/** The devices on which the customer is signed in, with their charts. */
export function DevicesArea({ customer, acting }: DevicesAreaProps) {
  const { environment } = useAppContext();
  const { list, reload } = useOwnList(provideDeviceList, customer);
  const [machine] = useState(() => provideDeviceSignOut(environment, { list, reload }));
  const actor = useScreenActor(machine, { input: { customer } });
  return <DeviceList list={list} actor={actor} customer={customer} acting={acting} onRetry={reload} />;
}
