import { expect } from 'vitest';
import type { expiringCardsMachine } from '../../../../machines/cards/expiring-cards/expiring-cards.machine';
import { aoife, jointAccount, oldOne, premiumUse } from '../../../../machines/samples';
import type { Outcome } from '../../../../machines/fixtures.types';
import type { ExpiringCard } from '../../../../src/domain/cards/expiring-card';
import { EXPIRING_NOTICE_CHECKBOX_WAIT_MS } from '../../../../src/domain/limits';
import type { FlowSpec, Start } from '../../../support/charts/flow-spec';
import type { Rig } from '../../../../src/review/play/rig';

type Machine = typeof expiringCardsMachine;
export type ExpiringCardsScenarios = FlowSpec<Machine>['scenarios'];

const use = { ...premiumUse, cardId: oldOne.id };
export const used: ExpiringCard = { card: oldOne, uses: [use], silenced: false };
export const soon: ExpiringCard = { card: jointAccount, uses: [], silenced: false };
export const customer = aoife.uuid;

const day = '2026-11-20';
/** The lists are there with these cards. */
export const loaded = (...cards: ExpiringCard[]) =>
  ({ resolve: { kind: 'found', cards, day, putOffFor: null } }) as const;
/** The same, on another day than the one for which the notice was put off, or on that day. */
export const loadedPutOff = (putOffFor: string, ...cards: ExpiringCard[]) =>
  ({ resolve: { kind: 'found', cards, day, putOffFor } }) as const;
/** The lists are looked through; where nobody has begun to, they have changed. */
export const finds = (rig: Rig<Machine>, outcome: string | Outcome): void => {
  if (!rig.isRunning('findCards')) rig.send({ type: 'lists.changed' });
  rig.settle('findCards', outcome);
  expect(rig.snapshot().value.lists).toBe('lookedThrough');
};
export const paramsOf = (rig: Rig<Machine>, type: string) => rig.effectsOf(type).map(({ params }) => params);
/** The cards that were named, one line for each time that the notice was shown. */
export const shown = (rig: Rig<Machine>) =>
  rig
    .effectsOf('showNotice')
    .map(({ params }) => (params as { cards: readonly ExpiringCard[] }).cards.map(({ card }) => card.id));

/** A first check that has found the cards, whose boxes are there. */
export const notified = (start: Start<Machine>, ...cards: ExpiringCard[]): Rig<Machine> => {
  const rig = start();
  rig.settle('readClock', 'due');
  finds(rig, loaded(...cards));
  rig.advance(EXPIRING_NOTICE_CHECKBOX_WAIT_MS);
  rig.settle('findCheckboxes', 'found');
  return rig;
};

/** The clock is looked at again, as soon as it said. */
export const look = (rig: Rig<Machine>, reading: 'due' | 'early') => {
  rig.advance(1_000);
  rig.settle('readClock', reading);
};
