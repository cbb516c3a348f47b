import type { cardChoiceMachine } from '../../../machines/cards/card-choice/card-choice.machine';
import { aoife, jointAccount, personalPremium } from '../../../machines/samples';
import { subscriptionUse } from '../../../src/domain/cards/card-use';
import type { Rig } from '../../../src/review/play/rig';

export type Choice = Rig<typeof cardChoiceMachine>;
export type Snapshot = ReturnType<Choice['snapshot']>;

export const customer = aoife.uuid;
export const use = subscriptionUse(personalPremium);
export const target = { customer, use };
export const chosen = { type: 'card.chosen', cardId: jointAccount.id } as const;

export const press = (rig: Choice, key = 'press-1') =>
  rig.sendTo('form', { type: 'form.submitted', values: { target, cardId: jointAccount.id }, key });
export const answer = (rig: Choice, outcome: 'accepted' | 'refused' | 'offline') => {
  press(rig);
  rig.settle('form/submitForm', outcome);
  if (outcome === 'accepted') rig.settle('form/completeForm', 'completed');
};
export const close = (rig: Choice) => rig.send({ type: 'dialog.closed' });
export const add = (rig: Choice) => rig.send({ type: 'card.addRequested' });
export const actors = (rig: Choice) => rig.live().map(({ path }) => path);
/** What reached outside since the dialog was opened. */
export const told = (rig: Choice) => rig.effects.slice(1).map(({ type, params }) => [type, params]);
