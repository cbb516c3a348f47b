import { fixtures } from '../../../../machines/cards/card-add/card-add.fixtures';
import { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import { fixtures as cardAuthentication } from '../../../../machines/cards/card-authentication/card-authentication.fixtures';
import { fixtures as cardEntry } from '../../../../machines/cards/card-entry/card-entry.fixtures';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { cardAuthenticationFlow } from '../card-authentication/card-authentication.flow';
import { cardEntryFlow } from '../card-entry/card-entry.flow';
import { provideCardAdd } from './card-add.provide';

/** The profile renders no wallet buttons, so no wallet event occurs. */
const entryWithoutWallet = flowOf(cardEntryFlow.machine, cardEntryFlow.provided, {
  ...cardEntry,
  events: cardEntry.events.filter(({ type }) => !type.startsWith('wallet.')),
});

/** The bank's check. The server then answers as it does to a new card. */
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
