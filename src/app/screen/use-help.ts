import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { app as texts } from '#messages/app/app';
import { selectConfig, selectOffers } from '../../../machines/app/app/app.selectors';
import type { HelpAccess } from '../../ui/get-help';
import type { AppSystem } from '../environment/environment';
import { useService } from './use-service';

const selectOffered = selectOffers('support');

/** Opens the contact panel from a failure, if the company has one and offers support codes. */
export function useHelp(app: AppSystem): HelpAccess | null {
  const navigation = useService(app, 'navigation');
  const offered = useSelector(app, selectOffered);
  const hasContact = useSelector(app, selectConfig)?.hasContact === true;
  return useMemo(
    () =>
      offered && hasContact
        ? {
            label: texts.getHelp,
            open: (activator) => navigation.send({ type: 'appEvent.triggered', name: 'contact', activator }),
          }
        : null,
    [navigation, offered, hasContact],
  );
}
