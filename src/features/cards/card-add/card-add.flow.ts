import { fixtures } from '../../../../machines/cards/card-add/card-add.fixtures';
import { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import { fixtures as cardAuthentication } from '../../../../machines/cards/card-authentication/card-authentication.fixtures';
import { fixtures as cardEntry } from '../../../../machines/cards/card-entry/card-entry.fixtures';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { cardAuthenticationFlow } from '../card-authentication/card-authentication.flow';
import { cardEntryFlow } from '../card-entry/card-entry.flow';
import { provideCardAdd } from './card-add.provide';

/** On the profile no wallet is drawn, so none tells anything. */
const entryWithoutWallet = flowOf(cardEntryFlow.machine, cardEntryFlow.provided, {
  ...cardEntry,
  events: cardEntry.events.filter(({ type }) => !type.startsWith('wallet.')),
});

/** The bank's check, after which the server says what it says of a card. */
const authentication = flowOf(cardAuthenticationFlow.machine, cardAuthenticationFlow.provided, {
  ...cardAuthentication,
  outcomes: { ...cardAuthentication.outcomes, confirm: fixtures.outcomes.addCard },
});

export const cardAddFlow = standingIn(
  flowOf(cardAddMachine, provideCardAdd(playedEnvironment), fixtures, {
    cardEntry: entryWithoutWallet,
    cardAuthentication: authentication,
  }),
  () => [{ settle: 'cardEntry/loadProvider', with: 'loaded' }],
);
