import { Button } from '@chakra-ui/react/button';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { paymentProfiles as texts } from '#messages/profiles/payment-profiles';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectIsUnderWay,
  selectSwitchFailure,
  selectWished,
} from '../../../../machines/profiles/account-switches/account-switches.selectors';
import { isOwnedBy } from '../../../domain/cards/card-account';
import { accountUse, type CardUse } from '../../../domain/cards/card-use';
import type { CardAccount, User } from '../../../domain/entities';
import { useAppLink } from '../../../ui/app-link';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { deepEqual } from '../../../ui/deep-equal';
import type { ScreenActor } from '../../../ui/screen-actor';
import { onIntent } from '../../../ui/intent';
import { CardChoiceDialog } from '../../cards/card-list/late-card-dialogs';
import { PayingCard } from '../subscriptions/paying-card';
import { AccountSwitch, SwitchFailureNotice, type SwitchesActor } from './account-switch';
import { ProfileRow } from './profile-row';

const choosing = onIntent(CardChoiceDialog.preload);

type CardAccountRowProps = {
  readonly account: CardAccount;
  /** The collection of the customer's cards. */
  readonly cards: ScreenActor<typeof resourceMachine>;
  readonly switches: SwitchesActor;
  readonly user: User | null;
  /** Premium is on sale. */
  readonly premiumEnabled: boolean;
  readonly onChangeCard: (use: CardUse) => void;
};

const ownerOf = ({ owner }: CardAccount, own: boolean): string => {
  if (own) return texts.owner;
  return typeof owner === 'string' ? texts.ownedBy({ name: owner }) : texts.shared;
};

function CardAccountRowDrawn(props: CardAccountRowProps) {
  const { account, cards, switches, user, premiumEnabled, onChangeCard } = props;
  const { accountId, cardId, ref, nickname, isPremium, subscriptionType } = account;
  const linkTo = useAppLink();
  const wished = useSelector(switches, (now) => (now === undefined ? null : selectWished(now, accountId)));
  const underWay = useSelector(switches, (now) => now !== undefined && selectIsUnderWay(now, accountId));
  const failure = useSelector(switches, (now) =>
    now === undefined ? null : selectSwitchFailure(now, accountId),
  );
  const own = isOwnedBy(account, user);
  const name = nickname.trim() || ref;
  return (
    <ProfileRow
      name={name}
      facts={[texts.business, ref, ownerOf(account, own)]}
      mark={
        isPremium ? (
          <Badge tone="info" icon="check">
            {texts.premium[subscriptionType ?? 'unnamed']}
          </Badge>
        ) : null
      }
      below={<SwitchFailureNotice accountId={accountId} name={name} failure={failure} />}
    >
      {own || cardId !== null ? <PayingCard cards={cards} own={account.cards} cardId={cardId} /> : null}
      {own && isPremium ? (
        <Button
          variant="plain"
          aria-label={texts.changeCardOf({ name })}
          color="info"
          {...choosing}
          onClick={() => onChangeCard(accountUse(account, own))}
        >
          {texts.changeCard}
        </Button>
      ) : null}
      {own && !isPremium && premiumEnabled ? (
        <ButtonLink
          variant="plain"
          {...linkTo(`/profile/premium?account=${encodeURIComponent(accountId)}`)}
          aria-label={texts.upgradeOf({ name })}
          color="info"
        >
          {texts.upgrade}
        </ButtonLink>
      ) : null}
      <AccountSwitch
        switches={switches}
        accountId={accountId}
        name={name}
        active={wished ?? account.active}
        underWay={underWay}
        failed={failure !== null}
      />
    </ProfileRow>
  );
}

/**
 * A business card account. The owner of a Premium account can change its card (S6.5). The owner of an account without
 * Premium can upgrade it (D4.2). It re-renders only if its props change.
 */
export const CardAccountRow = memo(CardAccountRowDrawn, deepEqual);
