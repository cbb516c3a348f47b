import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { selectCards } from '../../../machines/app/resource/resource.selectors';
import { provideCardDefault } from '../../../src/features/cards/card-default/card-default.provide';
import type { Answers } from '../../support/system/play-system';
import { calls, config, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';
import { answerOf } from '../../support/system/provide/one-actor';

const card = { id: 12, name: 'Office', lastFour: '4242', type: 'visa', expired: false, expiresSoon: false };
const other = { ...card, id: 11 };
const call = `PATCH /api/user/${uuid}/cards/default/12`;
const view = calls.cards;

async function press(changed: Answers = {}) {
  const system = await enter({
    'GET /api/config': config('auth', 'default-card'),
    [view]: ok([other, { ...card, isDefault: true }]),
    [call]: () => ({ code: 200, message: 'Your default card was changed.' }),
    ...changed,
  });
  const actor = createActor(provideCardDefault(system.environment), { input: { customer: uuid } }).start();
  actor.send({ type: 'default.requested', cardId: '12', key: 'press-1' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 5000 });
  return {
    ...system,
    notices: system.notices(),
    cards: selectCards(system.services.get('cards').getSnapshot()),
  };
}

it('is sent without a body, shows a notice, and is in the list', async () => {
  const { sent, notices, cards } = await press();
  expect(sent(call)).toMatchObject([{ body: '', key: 'press-1' }]);
  expect([notices.map(({ type }) => type), cards?.map(({ isDefault }) => isDefault)]).toEqual([
    ['success'],
    [false, true],
  ]);
});

it.each([
  ['refused', () => ({ code: 400, message: 'This card has expired.' })],
  ['not answered', lost],
])('that was %s shows a notice, and the list is read anyway', async (_, answer) => {
  const { sent, notices } = await press({
    [call]: answer,
    [view]: ok([{ ...other, isDefault: true }, card]),
  });
  expect(notices.map(({ type }) => type)).toEqual(['error']);
  expect(sent(view).length).toBeGreaterThan(0);
});

it('whose response was lost after it was done is not an error: the list shows it', async () => {
  const { notices, cards } = await press({ [call]: lost });
  expect([notices, cards?.map(({ isDefault }) => isDefault)]).toEqual([[], [false, true]]);
});

it('a lost response is an error while the list cannot be read either', async () => {
  const { notices } = await press({ [call]: lost, [view]: lost });
  expect(notices.map(({ type }) => type)).toEqual(['error']);
});

it('an exception in the app is no failure of the server', async () => {
  const { environment } = await press();
  const request = () => Promise.reject(new Error('broken'));
  const broken = provideCardDefault({ ...environment, client: { ...environment.client, request } });
  const wish = { customer: uuid, cardId: '12', key: 'press-2' };
  await expect(answerOf(broken, 'setDefault', wish)).rejects.toThrow('broken');
});
