import { fixtures } from '../../../../machines/cards/card-list/card-list.fixtures';
import { cardListMachine } from '../../../../machines/cards/card-list/card-list.machine';
import { flowOf, standingIn } from '../../../review/play/flow';
import { provideCardList } from './card-list.provide';

export const cardListFlow = standingIn(flowOf(cardListMachine, provideCardList(), fixtures));
