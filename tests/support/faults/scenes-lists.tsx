import { selectHasFailed, selectIsLoading } from '../../../machines/app/resource/resource.selectors';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { CardsSection } from '../../../src/features/profiles/manage-payments/cards-section';
import { PaymentProfiles } from '../../../src/features/profiles/payment-profiles/payment-profiles';
import { SubscriptionCards } from '../../../src/features/profiles/subscriptions/subscription-cards';
import type { ListName } from '../../../src/app/environment/reconciliation';
import { CUSTOMER } from './people';
import { nothing, plain, type Opening, type Scene } from './scene';
import type { World } from './world';

type Owned = Exclude<ListName, 'receipts'>;

/** The part of Manage Payments that shows a list. */
function Section({ world, name }: { readonly world: World; readonly name: Owned }) {
  const { system } = world.app;
  const lists = {
    cards: system.get('cards'),
    cardAccounts: system.get('cardAccounts'),
    subscriptions: system.get('subscriptions'),
    accounts: system.get('accounts'),
    receipts: system.get('receipts'),
  };
  const user = selectUser(world.session());
  if (name === 'cards')
    return (
      <CardsSection
        lists={lists}
        list={undefined}
        defaults={undefined}
        offersDefault={false}
        user={user}
        onAdd={nothing}
        onRemove={nothing}
        onReplace={nothing}
        onRetry={nothing}
      />
    );
  if (name === 'subscriptions')
    return (
      <SubscriptionCards
        subscriptions={lists.subscriptions}
        cards={lists.cards}
        vatIncluded={null}
        currency="EUR"
        onChangeCard={nothing}
        onCancel={nothing}
        canBeResumed={() => false}
        onResume={nothing}
        withdrawalEnd={() => null}
        onWithdraw={nothing}
        onRetry={nothing}
      />
    );
  return (
    <PaymentProfiles
      lists={lists}
      switches={undefined}
      user={user}
      premiumEnabled
      hasContact
      onChangeCard={nothing}
      onAddCardAccount={nothing}
      onRequestCredit={nothing}
      onRetry={nothing}
    />
  );
}

/** A list, requested by the section that shows it. */
const listOf = (name: Owned): Opening => ({
  open: (world): Scene => {
    const list = world.app.system.get(name);
    return {
      ...plain,
      press: () => list.send({ type: 'resource.reloaded', owner: CUSTOMER }),
      said: () => <Section world={world} name={name} />,
      isDone: () =>
        !selectIsLoading(list.getSnapshot()) &&
        !selectHasFailed(list.getSnapshot()) &&
        list.getSnapshot().context.items !== null,
      isBusy: () => selectIsLoading(list.getSnapshot()),
    };
  },
});

const user = '/api/user/{uuid}';

/** The scenes of the customer's lists, by the name of their call. */
export const listScenes: Readonly<Record<string, Opening>> = {
  [`GET ${user}/cards/view`]: listOf('cards'),
  [`GET ${user}/cards/business`]: listOf('cardAccounts'),
  [`GET ${user}/cards/premium`]: listOf('subscriptions'),
  [`GET ${user}/settings/accounts/view`]: listOf('accounts'),
};
