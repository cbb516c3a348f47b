import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallbackRef } from '@chakra-ui/react/hooks';
import { useSelector } from '@xstate/react';
import { paymentProfiles as texts } from '#messages/profiles/payment-profiles';
import {
  selectAccounts,
  selectCardAccounts,
  selectHasFailed,
  selectIsLoading,
  selectLeftOut,
} from '../../../../machines/app/resource/resource.selectors';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import type { CardUse } from '../../../domain/cards/card-use';
import type { User } from '../../../domain/entities';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';
import { onIntent } from '../../../ui/intent';
import { NothingThere } from '../../../ui/nothing-there';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SubsectionHeading } from '../../../ui/text';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { CardAccountAddDialog, CreditRequestDialog } from '../manage-payments/payment-dialog-views';
import type { SwitchesActor } from './account-switch';
import { BillPayRow } from './bill-pay-row';
import { CardAccountRow } from './card-account-row';
import { ProfileList } from './profile-list';

const adding = onIntent(CardAccountAddDialog.preload);
const requesting = onIntent(CreditRequestDialog.preload);

const PROFILES_HEADING_ID = 'payment-profiles-heading';

type ListActor = ScreenActor<typeof resourceMachine>;
type ProfileListName = 'cardAccounts' | 'accounts';

type PaymentProfilesProps = {
  readonly lists: Readonly<Record<ProfileListName | 'cards', ListActor>>;
  readonly switches: SwitchesActor;
  /** The effective user; `null` while the person has to sign in again. */
  readonly user: User | null;
  /** Premium is on sale: there is a chooser, and accounts can be upgraded. */
  readonly premiumEnabled: boolean;
  /** The company has a contact form. */
  readonly hasContact: boolean;
  readonly onChangeCard: (use: CardUse) => void;
  readonly onAddCardAccount: () => void;
  readonly onRequestCredit: () => void;
  readonly onRetry: (list: ProfileListName) => void;
};

const troubleTexts = {
  cardAccounts: {
    never: texts.businessFailedTitle,
    again: texts.businessStaleTitle,
    leftOut: texts.businessLeftOut,
  },
  accounts: {
    never: texts.billPayFailedTitle,
    again: texts.billPayStaleTitle,
    leftOut: texts.billPayLeftOut,
  },
} as const satisfies Record<ProfileListName, object>;

type ListFailureProps = {
  readonly name: ProfileListName;
  readonly list: ListActor;
  /** The list was never loaded. */
  readonly unknown: boolean;
  readonly onRetry: () => void;
};

/** Says what is missing from a list. Items that were loaded before stay. */
function ListFailure({ name, list, unknown, onRetry }: ListFailureProps) {
  const { never, again, leftOut } = troubleTexts[name];
  return (
    <ListTrouble
      list={list}
      title={unknown ? never : again}
      help={unknown ? texts.failedHelp : texts.staleHelp}
      retry={texts.retry}
      leftOut={leftOut}
      onRetry={onRetry}
    />
  );
}

/** Selects the items and the status of a list. */
const useList = <Items,>(
  list: ListActor,
  select: (snapshot: ReturnType<ListActor['getSnapshot']>) => Items,
) => ({
  items: useSelector(list, select),
  failed: useSelector(list, selectHasFailed),
  loading: useSelector(list, selectIsLoading),
  leftOut: useSelector(list, selectLeftOut),
});

/**
 * The payment profiles: business card accounts and bill-pay accounts. Each list loads and fails on its own
 * (S2.profilePage.3). While Premium is on sale, the add-new chooser adds a profile. Otherwise the credit account is
 * requested directly.
 */
export function PaymentProfiles(props: PaymentProfilesProps) {
  const { lists, switches, user, premiumEnabled, hasContact, onAddCardAccount, onRequestCredit } = props;
  const changeCard = useCallbackRef(props.onChangeCard);
  const apply = useCallbackRef(onRequestCredit);
  const business = useList(lists.cardAccounts, selectCardAccounts);
  const billPay = useList(lists.accounts, selectAccounts);
  const linkTo = useAppLink();
  const empty = [business, billPay].every(({ items, leftOut }) => items?.length === 0 && leftOut === 0);
  const nothing = [business, billPay].every(({ items, failed }) => items === null && failed);
  /** The pressed button disappears, so the focus moves to the section. */
  const retry = (list: ProfileListName) => () => {
    document.getElementById(PROFILES_HEADING_ID)?.focus();
    props.onRetry(list);
  };
  return (
    <chakra.section
      aria-labelledby={PROFILES_HEADING_ID}
      aria-busy={business.loading || billPay.loading}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <SubsectionHeading id={PROFILES_HEADING_ID} tabIndex={-1}>
          {texts.title}
        </SubsectionHeading>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button {...adding} onClick={onAddCardAccount}>
            {texts.addCardAccount}
          </Button>
          {premiumEnabled ? (
            <ButtonLink {...linkTo('/profile/premium', true)}>{texts.addNew}</ButtonLink>
          ) : (
            <Button {...requesting} onClick={onRequestCredit}>
              {texts.requestBillPay}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
      <ListFailure
        name="cardAccounts"
        list={lists.cardAccounts}
        unknown={business.items === null}
        onRetry={retry('cardAccounts')}
      />
      <ListFailure
        name="accounts"
        list={lists.accounts}
        unknown={billPay.items === null}
        onRetry={retry('accounts')}
      />
      {empty ? <NothingThere text={texts.empty} minHeight="9.25rem" /> : null}
      {empty || nothing ? null : (
        <Panel flush css={{ '& > * + :is(ul, p, div)': { borderBlockStartWidth: '1px' } }}>
          <ProfileList
            label={texts.businessList}
            items={business.items}
            failed={business.failed}
            leftOut={business.leftOut}
            texts={{ loading: texts.loadingBusiness, empty: texts.emptyBusiness }}
          >
            {(account) => (
              <CardAccountRow
                key={account.accountId}
                account={account}
                cards={lists.cards}
                switches={switches}
                user={user}
                premiumEnabled={premiumEnabled}
                onChangeCard={changeCard}
              />
            )}
          </ProfileList>
          <ProfileList
            label={texts.billPayList}
            items={billPay.items}
            failed={billPay.failed}
            leftOut={billPay.leftOut}
            texts={{ loading: texts.loadingBillPay, empty: texts.emptyBillPay }}
          >
            {(account) => (
              <BillPayRow
                key={account.id ?? account.ref}
                account={account}
                hasContact={hasContact}
                onApply={apply}
              />
            )}
          </ProfileList>
        </Panel>
      )}
    </chakra.section>
  );
}
