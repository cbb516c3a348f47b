import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { selectConfig } from '../../../../machines/app/app/app.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import type { ProfileType } from '../../../domain/entities';
import type { Visitor } from '../../../domain/wizard/step-rules';
import { settings } from '../../../domain/settings';
import type { StepperFacts } from './stepper-props';
import { sendToService } from '../../../app/environment/environment';
import { selectPremiumOffer } from '../../../app/environment/premium';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useService } from '../../../app/screen/use-service';

/**
 * Returns what the wizard's screens need of the company's configuration and of the customer.
 *
 * @param ready the wizard has been created
 */
export function useStepperFacts(
  mode: StepperFacts['mode'],
  preset: ProfileType | null,
  visitor: Visitor | null,
  ready = true,
): StepperFacts {
  const { app, environment } = useAppContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  const premium = useSelector(app, selectPremiumOffer);
  const currency = useSelector(app, (start) => selectConfig(start)?.currency) ?? settings.currency;
  const receivedDiscount = user?.receivedPremiumDiscount ?? false;
  const email = user?.email ?? null;
  const [openedAt] = useState(() => new Date().toISOString());
  return useMemo(
    () => ({
      mode,
      preset,
      visitor,
      ready,
      premium,
      receivedDiscount,
      currency,
      openedAt,
      email,
      openTerms: (activator) =>
        sendToService(environment, 'dialogs', { type: 'dialog.requested', name: 'terms', activator }),
    }),
    [environment, mode, preset, visitor, ready, premium, receivedDiscount, currency, openedAt, email],
  );
}
