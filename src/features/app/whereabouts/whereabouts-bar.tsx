import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { whereabouts as texts } from '#messages/app/whereabouts';
import type { whereaboutsMachine } from '../../../../machines/app/whereabouts/whereabouts.machine';
import {
  selectIsShowing,
  selectIsShown,
  selectIsUnreachable,
} from '../../../../machines/app/whereabouts/whereabouts.selectors';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Bar } from '../banners/bar';

type WhereaboutsBarProps = { readonly actor: ScreenActor<typeof whereaboutsMachine> };

/** Says on every screen that support can see where the customer is, and stops it (D2.extensionGroups.support). */
export function WhereaboutsBar({ actor }: WhereaboutsBarProps) {
  const showing = useSelector(actor, selectIsShowing);
  const shown = useSelector(actor, selectIsShown);
  const unreachable = useSelector(actor, selectIsUnreachable);
  return (
    <Bar label={texts.barTitle} shown={showing}>
      <chakra.p role="status" flex="1 1 20rem">
        {showing && shown ? (
          <>
            <strong>{texts.barTitle}.</strong> {texts.barHelp}
          </>
        ) : null}
        {showing && unreachable ? (
          <>
            <strong>{texts.unreachableTitle}.</strong> {texts.unreachableHelp}
          </>
        ) : null}
        {showing && !shown && !unreachable ? texts.connecting : null}
      </chakra.p>
      {showing ? (
        <Button onClick={() => actor.send({ type: 'whereabouts.stopped' })}>{texts.stop}</Button>
      ) : null}
    </Bar>
  );
}
