import { spec as cardAdd } from './card-add/card-add.spec';
import { spec as cardChoice } from './card-choice.spec';
import { spec as cardDefault } from './card-default.spec';
import { spec as cardEntry } from './card-entry/card-entry.spec';
import { spec as cardRemoval } from './card-removal.spec';
import { spec as expiringCards } from './expiring-cards/expiring-cards.spec';

/** What the tests say of the flows of this area. */
export const specs = [cardAdd, cardChoice, cardDefault, cardEntry, cardRemoval, expiringCards] as const;
