import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { customerSearch as texts } from '#messages/admin/customer-search';
import {
  selectFactorReset,
  selectFound,
  selectHasFailed,
  selectImpersonationStart,
  selectIsSearching,
  selectWhereabouts,
} from '../../../../machines/admin/customer-search/customer-search.selectors';
import type { Customer } from '../../../domain/admin-entities';
import { pagesOf, searchAddress } from '../../../domain/customer-search';
import { onIntent } from '../../../ui/intent';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { LoadFailure } from '../../../ui/load-failure';
import { Opening } from '../../../ui/opening';
import { LeftOut } from '../../shared/lists/left-out';
import { CustomerSearchForm, type CustomerSearchActor } from './customer-search-form';
import { CustomerTable } from './customer-table';
import { foundText } from './found-text';
import { NoCustomers } from './no-customers';
import { PagesNav } from '../../shared/lists/pages-nav';
import { RecordSkeleton } from '../frame/record-skeleton';
import type { TableOrderActor } from '../table-order/table-order';

const ImpersonationStartDialog = lazyView(
  () => import('./impersonation-start-dialog'),
  'ImpersonationStartDialog',
);
const beginning = onIntent(ImpersonationStartDialog.preload);
const FactorResetDialog = lazyView(() => import('../factor-reset/factor-reset-dialog'), 'FactorResetDialog');

const CustomerWhereaboutsDialog = lazyView(
  () => import('../customer-whereabouts/customer-whereabouts-dialog'),
  'CustomerWhereaboutsDialog',
);

/** The id of the text with the number of customers. It names the table and takes the focus. */
const RESULT_ID = 'customers-found';

const Stack = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Says that a search is running, after a delay so that a fast search does not flicker. */
function Searching() {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      color="fg.muted"
      animation="appear 200ms ease-out 300ms backwards"
    >
      <Spinner aria-hidden="true" />
      {texts.searching}
    </chakra.span>
  );
}

type CustomerSearchProps = {
  readonly actor: CustomerSearchActor;
  readonly order: TableOrderActor;
  /** Whether an admin only looks at an account at first (D2.extensionGroups.lookOnly). */
  readonly looksFirst: boolean;
  /** Whether customers may have a second step (D2.extensionGroups.secondFactor). */
  readonly resetsFactors: boolean;
  /** Whether customers may let support see where they are (D2.extensionGroups.support). */
  readonly seesWhere: boolean;
};

/** Searches customers and starts to act for one of them (S6.4, D2.extensionGroups.admin). */
export function CustomerSearch({ actor, order, looksFirst, resetsFactors, seesWhere }: CustomerSearchProps) {
  const found = useSelector(actor, selectFound);
  const searching = useSelector(actor, selectIsSearching);
  const failed = useSelector(actor, selectHasFailed);
  const dialog = useSelector(actor, selectImpersonationStart);
  const resetting = useSelector(actor, selectFactorReset);
  const seeing = useSelector(actor, selectWhereabouts);
  const logInAs = (customer: Customer) => actor.send({ type: 'impersonation.requested', customer });
  const resetFactors = (customer: Customer) => actor.send({ type: 'factorReset.requested', customer });
  const seeWhere = (customer: Customer) => actor.send({ type: 'whereabouts.requested', customer });
  /** The pressed button disappears, so the focus moves to the results. */
  const retry = () => {
    document.getElementById(RESULT_ID)?.focus();
    actor.send({ type: 'search.retried' });
  };
  return (
    <Stack gap="6">
      <CustomerSearchForm actor={actor} />
      <Stack aria-busy={searching}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" minHeight="6">
          <div role="status">
            <chakra.p id={RESULT_ID} tabIndex={-1} fontWeight="medium" borderRadius="4px">
              {found === null ? '' : foundText(found)}
            </chakra.p>
          </div>
          {searching && found !== null ? <Searching /> : null}
        </chakra.div>
        <LoadFailure
          failed={failed}
          title={found === null ? texts.failedTitle : texts.staleTitle}
          help={found === null ? texts.failedHelp : texts.staleHelp}
          retry={texts.retry}
          onRetry={retry}
        />
        <LeftOut count={found?.leftOut ?? 0} text={texts.leftOut} />
        {found === null && !failed ? <RecordSkeleton loading={texts.searching} /> : null}
        {found === null ? null : found.items.length + found.leftOut === 0 ? (
          <NoCustomers found={found} />
        ) : (
          <>
            <CustomerTable
              labelledBy={RESULT_ID}
              customers={found.items}
              order={order}
              onLogInAs={logInAs}
              onResetFactors={resetsFactors ? resetFactors : null}
              onSeeWhere={seesWhere ? seeWhere : null}
              intent={beginning}
            />
            <PagesNav
              label={texts.pages}
              page={found.page}
              pages={pagesOf(found)}
              focusId={RESULT_ID}
              addressOf={(page) => searchAddress({ query: found.query, page })}
            />
          </>
        )}
      </Stack>
      <LateDialog
        open={dialog ? 'impersonation' : null}
        opening={<Opening>{texts.opening}</Opening>}
        views={[ImpersonationStartDialog]}
        onMissing={() => dialog?.send({ type: 'dialog.closed' })}
      >
        {dialog && <ImpersonationStartDialog actor={dialog} looksFirst={looksFirst} />}
      </LateDialog>
      <LateDialog
        open={resetting ? 'factor-reset' : null}
        opening={<Opening>{texts.opening}</Opening>}
        views={[FactorResetDialog]}
        onMissing={() => resetting?.send({ type: 'dialog.closed' })}
      >
        {resetting && <FactorResetDialog actor={resetting} />}
      </LateDialog>
      <LateDialog
        open={seeing ? 'customer-whereabouts' : null}
        opening={<Opening>{texts.opening}</Opening>}
        views={[CustomerWhereaboutsDialog]}
        onMissing={() => seeing?.send({ type: 'dialog.closed' })}
      >
        {seeing && <CustomerWhereaboutsDialog actor={seeing} />}
      </LateDialog>
    </Stack>
  );
}
