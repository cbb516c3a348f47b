import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { deviceList as texts } from '#messages/settings/device-list';
import { devices as section } from '#messages/settings/devices';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { selectHasFailed, selectItems } from '../../../../machines/app/resource/resource.selectors';
import {
  selectForm,
  selectScope,
} from '../../../../machines/settings/device-sign-out/device-sign-out.selectors';
import type { SignedInDevice } from '../../../domain/signed-in-device';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { NothingThere } from '../../../ui/nothing-there';
import { Opening } from '../../../ui/opening';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { DeviceRow } from './device-row';
import { DEVICES_HEADING_ID, type DeviceSignOutActor } from './devices-parts';
import { DevicesWaiting } from './devices-waiting';

const DeviceSignOutDialog = lazyView(() => import('./device-sign-out-dialog'), 'DeviceSignOutDialog');

const selectDevices = selectItems<SignedInDevice>();

type DeviceListProps = {
  readonly list: ScreenActor<typeof resourceMachine>;
  readonly actor: DeviceSignOutActor;
  /** The effective user's uuid. */
  readonly customer: string;
  /** An admin acts for the customer, and uses none of the devices. */
  readonly acting: boolean;
  readonly onRetry: () => void;
};

/** Where the customer is signed in, and signing out there (D2.extensionGroups.devices). */
export function DeviceList({ list, actor, customer, acting, onRetry }: DeviceListProps) {
  const devices = useSelector(list, selectDevices);
  const failed = useSelector(list, selectHasFailed);
  const form = useSelector(actor, selectForm);
  const scope = useSelector(actor, selectScope);
  const others = devices?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const signOut = (device: SignedInDevice) =>
    actor.send({ type: 'signOut.requested', scope: { kind: 'one', device } });
  /** The pressed button disappears, so the focus moves to the section. */
  const retry = () => {
    document.getElementById(DEVICES_HEADING_ID)?.focus();
    onRetry();
  };
  return (
    <>
      <ListTrouble
        list={list}
        title={devices === null ? section.failedTitle : texts.staleTitle}
        help={devices === null ? section.failedHelp : texts.staleHelp}
        retry={section.retry}
        leftOut={texts.leftOut}
        onRetry={retry}
      />
      {devices === null && !failed ? <DevicesWaiting /> : null}
      {devices?.length === 0 ? <NothingThere text={texts.none} /> : null}
      {devices !== null && devices.length > 0 ? (
        <Panel flush>
          <ul aria-label={texts.list}>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} onSignOut={signOut} />
            ))}
          </ul>
        </Panel>
      ) : null}
      {others < (acting ? 1 : 2) ? null : (
        <chakra.div>
          <Button onClick={() => actor.send({ type: 'signOut.requested', scope: { kind: 'others' } })}>
            {acting ? texts.signOutAll : texts.signOutOthers}
          </Button>
        </chakra.div>
      )}
      <LateDialog
        open={form ? 'signingOut' : null}
        opening={<Opening>{texts.opening}</Opening>}
        views={[DeviceSignOutDialog]}
        onMissing={() => actor.send({ type: 'dialog.closed' })}
      >
        {form === undefined || scope === null ? null : (
          <DeviceSignOutDialog actor={actor} form={form} scope={scope} customer={customer} acting={acting} />
        )}
      </LateDialog>
    </>
  );
}
