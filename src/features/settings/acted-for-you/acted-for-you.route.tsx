import { useSelector } from '@xstate/react';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { ActedForYouSection } from './acted-for-you-section';
import { provideCustomerAudit } from '../../admin/frame/admin-lists.provide';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useOwnList } from '../../../app/screen/use-own-list';

type ActedForYouProps = {
  /** The uuid of the effective user. */
  readonly customer: string;
};

function Offered({ customer }: ActedForYouProps) {
  const { list, reload } = useOwnList(provideCustomerAudit, customer);
  return <ActedForYouSection list={list} onRetry={reload} />;
}

/** 'Who acted for you' on the profile, if the backend offers it (D2.extensionGroups.admin). */
export function ActedForYou({ customer }: ActedForYouProps) {
  const offered = useSelector(useAppContext().app, selectOffers('admin'));
  return offered ? <Offered customer={customer} /> : null;
}
