import { useSelector } from '@xstate/react';
import { selectConfig, selectOffers, selectPremiumConfig } from '../../../../machines/app/app/app.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { companyPhone } from '../../../domain/phones/company-phone';
import { settings } from '../../../domain/settings';
import { canBeResumed, withdrawalEnd } from '../../../domain/withdrawal';
import type { PaymentsFacts } from './payments-facts';
import { sendToService } from '../../../app/environment/environment';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useService } from '../../../app/screen/use-service';

/** Returns what Manage Payments needs of the company's configuration and of the customer. */
export function usePaymentsFacts(): PaymentsFacts {
  const { app, environment } = useAppContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  const config = useSelector(app, selectConfig);
  const premium = useSelector(app, selectPremiumConfig);
  const offersWithdrawal = useSelector(app, selectOffers('withdrawal'));
  const offersResume = useSelector(app, selectOffers('resume'));
  return {
    user,
    premiumEnabled: config?.premiumEnabled === true && premium !== null,
    vatIncluded: premium?.businessIncludeVat ?? null,
    currency: config?.currency ?? settings.currency,
    hasContact: config?.hasContact === true,
    phone: companyPhone(config, user),
    serviceCharge: premium?.businessServiceChargeMode === true,
    offersDefault: useSelector(app, selectOffers('default-card')),
    offersReceipts: useSelector(app, selectOffers('receipts')),
    withdrawalEnd: (subscription) =>
      offersWithdrawal ? withdrawalEnd(subscription, environment.adapters.now()) : null,
    canBeResumed: (subscription) => offersResume && canBeResumed(subscription, environment.adapters.now()),
    openTerms: (activator) =>
      sendToService(environment, 'dialogs', { type: 'dialog.requested', name: 'terms', activator }),
  };
}
