import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { app } from '#messages/app/app';
import type { newVersionMachine } from '../../../../machines/app/new-version/new-version.machine';
import {
  selectAsksAboutInput,
  selectIsOffered,
  selectIsOffline,
  selectWaitsForPayment,
} from '../../../../machines/app/new-version/new-version.selectors';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Bar } from './bar';

type NewVersionBarProps = { readonly actor: ScreenActor<typeof newVersionMachine> };

/**
 * Offers to reload the page when there is a newer version (D2.7), or says that code could not be loaded because there
 * is no connection. It is part of the first load, because chunks may be gone after a deployment. Its live region
 * exists from the first paint, so that its text is announced.
 */
export function NewVersionBar({ actor }: NewVersionBarProps) {
  const shown = useSelector(actor, selectIsOffered);
  const offline = useSelector(actor, selectIsOffline);
  const waits = useSelector(actor, selectWaitsForPayment);
  const asks = useSelector(actor, selectAsksAboutInput);
  const title = offline ? app.offlineTitle : app.newVersionTitle;
  const help = asks ? app.newVersionAsks : app.newVersionHelp;
  const says = waits ? app.newVersionWaits : help;
  const no = asks ? app.newVersionKeepTyping : app.newVersionLater;
  return (
    <Bar label={title} shown={shown}>
      <chakra.p role="status" flex="1 1 20rem">
        {shown ? (
          <>
            <strong>{title}.</strong> {offline ? app.offlineHelp : says}
          </>
        ) : null}
      </chakra.p>
      {shown && !offline ? (
        <Button
          variant="solid"
          aria-disabled={waits || undefined}
          onClick={() => actor.send({ type: asks ? 'reload.confirmed' : 'reload.requested' })}
        >
          {asks ? app.newVersionReloadAnyway : app.newVersionReload}
        </Button>
      ) : null}
      {shown ? (
        <Button onClick={() => actor.send({ type: 'reload.declined' })}>
          {offline ? app.offlineClose : no}
        </Button>
      ) : null}
    </Bar>
  );
}
