import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { paymentProfiles as texts } from '#messages/profiles/payment-profiles';
import { isPending } from '../../../domain/account';
import { formatDay } from '../../../domain/dates';
import type { Account } from '../../../domain/entities';
import { BUSINESS_PLUS_REVIEW_WORKING_DAYS } from '../../../domain/limits';
import { useAppLink } from '../../../ui/app-link';
import { Badge } from '../../../ui/badge';
import { deepEqual } from '../../../ui/deep-equal';
import { onIntent } from '../../../ui/intent';
import { TextLink } from '../../../ui/text-link';
import { CreditRequestDialog } from '../manage-payments/payment-dialog-views';
import { ProfileRow } from './profile-row';

const requesting = onIntent(CreditRequestDialog.preload);

const Words = chakra('p', { base: { fontSize: 'sm', overflowWrap: 'anywhere' } });

type BillPayRowProps = {
  readonly account: Account;
  /** The company has a contact form. */
  readonly hasContact: boolean;
  /** Opens the application again. Referentially stable. */
  readonly onApply: () => void;
};

/**
 * The status of an application that is not an account yet: the pending notice (S8.pendingBusinessAccount), or why it
 * was declined and what can be done then.
 */
function Application({ account, hasContact, onApply }: BillPayRowProps) {
  const linkTo = useAppLink();
  if (account.status === 'declined')
    return (
      <>
        <Words>
          {account.reason === null ? texts.declinedHelp : texts.declinedReason({ reason: account.reason })}
        </Words>
        <Badge tone="error" icon="alert">
          {texts.declined}
        </Badge>
        <Button variant="plain" {...requesting} onClick={onApply}>
          {texts.applyAgain}
        </Button>
        {hasContact ? (
          <TextLink room="row" {...linkTo('/content/contact')}>
            {texts.contactUs}
          </TextLink>
        ) : null}
      </>
    );
  return (
    <>
      <Words>{texts.pendingHelp({ days: BUSINESS_PLUS_REVIEW_WORKING_DAYS })}</Words>
      <Badge tone="info" icon="clock">
        {texts.pending}
      </Badge>
    </>
  );
}

function BillPayRowDrawn(props: BillPayRowProps) {
  const { account } = props;
  const { name, ref, identifier, created, status } = account;
  const applied = status === 'declined' || isPending(account);
  const day = formatDay(created);
  return (
    <ProfileRow
      name={name}
      facts={[
        texts.businessPlus,
        ref,
        ...(identifier === null ? [] : [texts.number({ identifier })]),
        ...(day === null ? [] : [applied ? texts.requested({ day }) : texts.created({ day })]),
      ]}
    >
      {applied ? <Application {...props} /> : null}
    </ProfileRow>
  );
}

/** A bill-pay account: name, reference, identifier and start date, or the status of its application. */
export const BillPayRow = memo(BillPayRowDrawn, deepEqual);
