import { fixtures } from '../../../../machines/cards/card-add/card-add.fixtures';
import { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import { fixtures as cardEntry } from '../../../../machines/cards/card-entry/card-entry.fixtures';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { cardEntryFlow } from '../card-entry/card-entry.flow';
import { provideCardAdd } from './card-add.provide';

/** On the profile no wallet is drawn, so none tells anything. */
const entryWithoutWallet = flowOf(cardEntryFlow.machine, cardEntryFlow.provided, {
  ...cardEntry,
  events: cardEntry.events.filter(({ type }) => !type.startsWith('wallet.')),
});

export const cardAddFlow = standingIn(
  flowOf(cardAddMachine, provideCardAdd(playedEnvironment), fixtures, { cardEntry: entryWithoutWallet }),
  () => [{ settle: 'cardEntry/loadProvider', with: 'loaded' }],
);
