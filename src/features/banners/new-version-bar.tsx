import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { app } from '#messages/app';
import type { newVersionMachine } from '../../../machines/new-version/new-version.machine';
import {
  selectAsksAboutInput,
  selectIsOffered,
  selectWaitsForPayment,
} from '../../../machines/new-version/new-version.selectors';
import { Button } from '../../ui/button';
import type { ScreenActor } from '../../ui/screen-actor';
import { Bar } from './bar';

type NewVersionBarProps = { readonly actor: ScreenActor<typeof newVersionMachine> };

/**
 * Offers to load the page again when there is a newer version (decisions, section 2). It belongs to the first load:
 * after a deploy the code of anything later may be gone. What it says is read out, so its place is there from the
 * first paint.
 */
export function NewVersionBar({ actor }: NewVersionBarProps) {
  const offered = useSelector(actor, selectIsOffered);
  const waits = useSelector(actor, selectWaitsForPayment);
  const asks = useSelector(actor, selectAsksAboutInput);
  const help = asks ? app.newVersionAsks : app.newVersionHelp;
  return (
    <Bar label={app.newVersionTitle} shown={offered}>
      <chakra.p role="status" flex="1 1 20rem">
        {offered ? (
          <>
            <strong>{app.newVersionTitle}.</strong> {waits ? app.newVersionWaits : help}
          </>
        ) : null}
      </chakra.p>
      {offered ? (
        <>
          <Button
            look="primary"
            aria-disabled={waits || undefined}
            onClick={() => actor.send({ type: asks ? 'reload.confirmed' : 'reload.requested' })}
          >
            {asks ? app.newVersionReloadAnyway : app.newVersionReload}
          </Button>
          <Button onClick={() => actor.send({ type: 'reload.declined' })}>
            {asks ? app.newVersionKeepTyping : app.newVersionLater}
          </Button>
        </>
      ) : null}
    </Bar>
  );
}
