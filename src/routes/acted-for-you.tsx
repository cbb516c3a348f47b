import { useSelector } from '@xstate/react';
import { selectOffers } from '../../machines/app/app.selectors';
import { ActedForYouSection } from '../features/profile/acted-for-you-section';
import { provideCustomerAudit } from '../provide/admin-lists';
import { useAppContext } from './use-app-context';
import { useOwnList } from './use-own-list';

type ActedForYouProps = {
  /** The effective user's uuid. */
  readonly customer: string;
};

function Offered({ customer }: ActedForYouProps) {
  const { list, reload } = useOwnList(provideCustomerAudit, customer);
  return <ActedForYouSection list={list} onRetry={reload} />;
}

/** 'Who acted for you' on the profile, where the backend tells it (decisions, "Extension groups": `admin`). */
export function ActedForYou({ customer }: ActedForYouProps) {
  const offered = useSelector(useAppContext().app, selectOffers('admin'));
  return offered ? <Offered customer={customer} /> : null;
}
