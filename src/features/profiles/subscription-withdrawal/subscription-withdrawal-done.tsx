import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { premiumCards } from '#messages/premium/premium-cards';
import { subscriptionWithdrawal as texts } from '#messages/profiles/subscription-withdrawal';
import {
  selectSubscription,
  selectWithdrawal,
} from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.selectors';
import { formatMoment } from '../../../domain/dates';
import type { User } from '../../../domain/entities';
import { formatMoney } from '../../../domain/money';
import { DialogDescription } from '../../../ui/dialog';
import { SubsectionHeading } from '../../../ui/text';
import type { SubscriptionWithdrawalActor } from './subscription-withdrawal-form';

/** Names the contract and, if the server sends it, the time of the withdrawal. */
function wordsOf(name: string, withdrawnAt: string | null): string {
  const moment = withdrawnAt === null ? null : formatMoment(withdrawnAt);
  return moment === null ? texts.done({ name }) : texts.doneOn({ name, moment });
}

type SubscriptionWithdrawalDoneProps = {
  readonly actor: SubscriptionWithdrawalActor;
  readonly person: User | null;
  readonly onClose: () => void;
};

/** Shows what the server recorded. The focused button is gone, so the heading takes the focus and is announced. */
export function SubscriptionWithdrawalDone({ actor, person, onClose }: SubscriptionWithdrawalDoneProps) {
  const { type } = useSelector(actor, selectSubscription);
  const withdrawal = useSelector(actor, selectWithdrawal);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const receipt = withdrawal?.receipt ?? null;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <SubsectionHeading ref={heading} tabIndex={-1}>
          {texts.doneTitle}
        </SubsectionHeading>
        <DialogDescription>
          <p>{wordsOf(premiumCards.names[type], withdrawal?.withdrawnAt ?? null)}</p>
        </DialogDescription>
        {receipt !== null && receipt.amount < 0 ? (
          <p>
            {texts.givenBack({
              amount: formatMoney(-receipt.amount, receipt.currency),
              number: receipt.number,
            })}
          </p>
        ) : null}
        {person === null ? null : <p>{texts.mailed({ email: person.email })}</p>}
      </chakra.div>
      <chakra.div display="flex" justifyContent="end">
        <Button onClick={onClose}>{texts.close}</Button>
      </chakra.div>
    </chakra.div>
  );
}
