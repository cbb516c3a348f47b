import { cardAdd } from '#messages/cards/card-add';
import { cardAccountAdd } from '#messages/profiles/card-account-add';
import { cardChoice } from '#messages/cards/card-choice';
import { cardRemoval } from '#messages/cards/card-removal';
import { cards } from '#messages/cards/cards';
import { closeAccount } from '#messages/settings/close-account';
import { contact } from '#messages/content/contact';
import { creditAccount } from '#messages/profiles/credit-account';
import { creditRequest } from '#messages/profiles/credit-request';
import { accountDetails } from '#messages/registration/account-details';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import { premiumCards } from '#messages/premium/premium-cards';
import { profile } from '#messages/settings/profile';
import { settings } from '#messages/settings/settings';
import { shell } from '#messages/app/shell';
import { stepper } from '#messages/registration/stepper';
import { byrneDesign, everyday, jointAccount, oldOne, premiumConfig } from '../../../machines/samples';
import { typedCard } from '../../features/cards/card-entry/card-entry.scripts';
import type { Executor } from '../scripts/executor.types';
import { simulator, testNumbers } from '../scripts/simulator-words';
import { billingAddress, finish, toStep } from '../../features/registration/submission/submission.scripts';
import { choose, fill, press, tick } from '../scripts/words';
import type { Situation } from './practice-company';

/** One action on a control. */
export type Hand = Executor & {
  /** The control exists only on narrow screens. */
  readonly onlyWhereShown?: true;
  /** Waits for the control without using it. */
  readonly onlySeen?: true;
};

/** How a person triggers a call, starting at the address. */
export type Hands = {
  readonly situation: Partial<Situation>;
  /** The address to open, if it is not the call's own. */
  readonly path?: string;
  readonly does: readonly Hand[];
};

/** A published test number. The card is declined only when it is charged (D4.11). */
const REFUSED_WHEN_CHARGED = '4000 0000 0000 0341';
const HOLDER = 'Aoife Byrne';
const PERSONAL = premiumCards.names.personal;
const company = 'Byrne Linen';

const reads: Hands = { situation: {}, does: [] };
const writes = (...does: readonly Hand[]): Hands => ({ situation: {}, does });

const menuOpened: Hand = { ...press(shell.menu), onlyWhereShown: true };

const paidWith = (number: string): readonly Hand[] => [
  ...typedCard(number),
  fill(cardAdd.cardholder, HOLDER),
  tick(`${stepper.termsBefore} ${stepper.termsLink}`),
  finish(premiumConfig.personalPriceDiscounted ?? premiumConfig.personalPrice),
];
const wizard = (...does: readonly Hand[]): Hands => ({
  situation: { subscribed: false },
  path: '/profile/premium?type=personal',
  does: [toStep('profileDetails'), ...billingAddress, toStep('cardPay'), ...does],
});

const choosing = (opener: string, card: string): Hands =>
  writes(press(opener), choose(card, cardChoice.title), press(cardChoice.choose, cardChoice.title));
const switching = (active: boolean): Hands => ({
  situation: { active: !active },
  does: [{ role: 'switch', name: paymentProfiles.switchOf({ name: byrneDesign.nickname }), act: 'press' }],
});

const adding = cards.dialogTitle;
const account = cardAccountAdd.title;
const request = creditRequest.title;
const user = '/api/user/{uuid}';

/** The actions for each call, by its name. A call without an entry is triggered by opening the address. */
const hands: Readonly<Record<string, Hands>> = {
  'GET /api/content/nav': writes(menuOpened),
  'GET /api/content/admin-nav': { situation: {}, path: '/customers', does: [menuOpened] },
  'GET /api/auth/logout': writes(menuOpened, press(shell.logout)),
  'GET /api/admin/end-impersonation': writes(press(shell.returnToAdmin)),
  'POST /api/content/contact': writes(
    fill(contact.message, 'I have left my umbrella in the taxi.'),
    press(contact.send),
  ),
  [`POST ${user}/cards/add`]: writes(
    press(cards.add),
    fill(cardAdd.nickname, 'Office', adding),
    fill(cardAdd.cardholder, HOLDER, adding),
    ...typedCard(testNumbers.accepted),
    press(cards.add, adding),
  ),
  [`DELETE ${user}/cards/delete/{cardId}`]: writes(
    press(`${cards.remove} ${oldOne.name}`),
    press(cardRemoval.confirm, cardRemoval.question),
  ),
  'DELETE /api/user/cards/delete/{cardToken}': wizard(...paidWith(testNumbers.asked), press(simulator.fail)),
  [`POST ${user}/cards/business/add`]: writes(
    press(paymentProfiles.addCardAccount),
    fill(cardAccountAdd.companyName, company, account),
    choose(everyday.name, account),
    press(cardAccountAdd.add, account),
  ),
  [`POST ${user}/cards/set-account-card/{accountId}/{cardId}`]: choosing(
    paymentProfiles.changeCardOf({ name: byrneDesign.nickname }),
    everyday.name,
  ),
  [`POST ${user}/cards/business/{accountId}/enable`]: switching(true),
  [`POST ${user}/cards/business/{accountId}/disable`]: switching(false),
  [`PATCH ${user}/subscriptions/{subscriptionId}/set-card/{cardId}`]: choosing(
    premiumCards.changeCardOf({ name: PERSONAL }),
    jointAccount.name,
  ),
  [`DELETE ${user}/subscriptions/cancel/{subscriptionId}`]: writes(
    press(premiumCards.cancelOf({ name: PERSONAL })),
    fill(premiumCards.reason, 'I travel less.', premiumCards.question),
    press(premiumCards.confirm, premiumCards.question),
  ),
  [`POST ${user}/settings/accounts/request`]: {
    situation: { offered: false },
    does: [
      press(paymentProfiles.requestBillPay),
      fill(creditAccount.companyName, company, request),
      fill(accountDetails.address.street, '1 Main Street', request),
      fill(accountDetails.address.town, 'Cork', request),
      fill(accountDetails.address.eircode, 'T12 X70A', request),
      fill(creditAccount.companyEmail, 'office@byrne.example', request),
      fill(creditAccount.companyRegistrationNumber, '123456', request),
      {
        role: 'combobox',
        name: creditAccount.journeysPerMonth,
        act: 'select',
        value: '10 - 20',
        within: request,
      },
      { ...tick(creditAccount.authorised), within: request },
      { ...tick(`${creditAccount.termsBefore} ${creditAccount.termsLink}`), within: request },
      press(creditRequest.send, request),
    ],
  },
  [`POST ${user}/settings/update`]: writes(fill(settings.bookingName, 'Front desk'), press(settings.submit)),
  [`POST ${user}/settings/change-password`]: writes(
    fill(profile.oldPassword, 'Taxi-rank-42!demo'),
    fill(profile.newPassword, 'Nine-taxis-at-dusk-73'),
    press(profile.submitPassword),
  ),
  [`POST ${user}/settings/delete-profile`]: writes(
    press(closeAccount.open),
    press(closeAccount.confirm, closeAccount.question),
  ),
  'POST /api/premium/subscribe/add-profile': wizard(...paidWith(testNumbers.accepted)),
  'POST /api/premium/subscribe/add-profile/save-card': wizard(
    ...paidWith(REFUSED_WHEN_CHARGED),
    { ...press(stepper.later), onlySeen: true },
    ...paidWith(testNumbers.accepted),
  ),
};

/** The actions that trigger a call. */
export const handsOf = ({ name }: { readonly name: string }): Hands => hands[name] ?? reads;
