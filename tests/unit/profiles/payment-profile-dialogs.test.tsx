// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cardAccountAdd as accountTexts } from '#messages/profiles/card-account-add';
import { cards as cardTexts } from '#messages/cards/cards';
import { creditRequest as requestTexts } from '#messages/profiles/credit-request';
import { cardAccountAddMachine } from '../../../machines/profiles/card-account-add/card-account-add.machine';
import { application } from '../../../machines/profiles/credit-request/credit-request.fixtures';
import { creditRequestMachine } from '../../../machines/profiles/credit-request/credit-request.machine';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { aoife, everyday, jointAccount, oldOne } from '../../../machines/samples';
import type { StepValues } from '../../../src/domain/wizard/steps';
import { CardAccountAddDialog } from '../../../src/features/profiles/card-account-add/card-account-add-dialog';
import { CreditRequestDialog } from '../../../src/features/profiles/credit-request/credit-request-dialog';
import { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { button, descriptionOf, labelled, press, render, rerender, type, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

const submit = vi.fn<(values: object) => Promise<{ location: null }>>();
const openTerms = vi.fn();
const none = () => null;
const payments = { provider: 'simulator', loaded: none, components: none, attach: none } as const;

beforeEach(() => {
  vi.resetAllMocks();
  submit.mockResolvedValue({ location: null });
});
afterEach(unmount);

const form = provideForm({ submit: (values) => submit(values) });
const quiet = () => undefined;

const cardsOf = (items: readonly object[] | null, failed = false) =>
  stillActor<typeof resourceMachine>({
    context: { items, leftOut: 0, unreachable: false, owner: aoife.uuid, growsStale: false },
    hasTag: (tag) => tag === 'failed' && failed,
  }).actor;

const reloadCards = vi.fn();

/** The dialog over its real chart. */
const showAccount = async (cards: ReturnType<typeof cardsOf>, companyName = '') => {
  const machine = cardAccountAddMachine.provide({
    actors: { form, readDraft: fromPromise(() => Promise.resolve({ companyName })) },
    actions: {
      saveDraft: quiet,
      removeDraft: quiet,
      reloadCards: () => void reloadCards(),
      reloadAccounts: quiet,
      logFailure: quiet,
    },
  });
  const actor = createActor(machine, { input: { customer: aoife.uuid, knownCards: [everyday.id] } }).start();
  await render(<CardAccountAddDialog actor={actor} cards={cards} payments={payments} />);
  await act(() => Promise.resolve());
  return actor;
};

const showRequest = async ({
  values = {},
  serviceCharge = false,
}: {
  values?: StepValues;
  serviceCharge?: boolean;
}) => {
  const machine = creditRequestMachine.provide({
    actors: { form, readDraft: fromPromise(() => Promise.resolve(values)) },
    actions: { saveDraft: quiet, removeDraft: quiet, reloadAccounts: quiet, logFailure: quiet },
  });
  const actor = createActor(machine, { input: { customer: aoife.uuid } }).start();
  await render(
    <CreditRequestDialog actor={actor} facts={{ email: aoife.email, serviceCharge, openTerms }} />,
  );
  await act(() => Promise.resolve());
  return actor;
};

const radios = () => [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=radio]')];
const radio = (id: string) => {
  const found = radios().find(({ value }) => value === id);
  if (!found) throw new Error(`There is no card ${id}`);
  return found;
};
const said = () => document.body.textContent;
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('Add card account', () => {
  it('S5.addCardAccount: needs a valid company name and a chosen card', async () => {
    await showAccount(cardsOf([everyday, jointAccount]));
    const send = () => button(accountTexts.add);
    expect(send().getAttribute('aria-disabled')).toBeNull();
    await press(send());
    expect(descriptionOf(labelled(accountTexts.companyName))).toBe('Required.');
    await type(labelled(accountTexts.companyName), 'B');
    expect(descriptionOf(labelled(accountTexts.companyName))).toBe('Invalid company name.');
    await type(labelled(accountTexts.companyName), 'Byrne Design Ltd');
    await press(send());
    await press(radio(jointAccount.id));
    expect(submit).not.toHaveBeenCalled();
    await press(send());
    await settled();
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      companyName: 'Byrne Design Ltd',
      cardId: jointAccount.id,
    });
  });

  it('shows an expired card, with the reason why it cannot be chosen', async () => {
    await showAccount(cardsOf([everyday, oldOne]));
    await press(radio(oldOne.id));
    expect(radios().map(({ checked }) => checked)).toEqual([false, false]);
    expect(said()).toContain('This card has expired. Choose another one.');
  });

  it('says so if the chosen card has expired or is gone at the press', async () => {
    const actor = await showAccount(cardsOf([everyday, jointAccount]), 'Byrne Design Ltd');
    await press(radio(jointAccount.id));
    for (const [cards, words] of [
      [[everyday, { ...jointAccount, expired: true }], 'This card has expired. Choose another one.'],
      [[everyday], 'This card is no longer in your list. Choose another one.'],
      [[], 'This card is no longer in your list. Choose another one.'],
    ] as const) {
      await rerender(<CardAccountAddDialog actor={actor} cards={cardsOf(cards)} payments={payments} />);
      await press(button(accountTexts.add));
      expect(document.activeElement?.textContent).toBe(`${accountTexts.summary}Card: ${words}`);
    }
    expect(submit).not.toHaveBeenCalled();
    await rerender(<CardAccountAddDialog actor={actor} cards={cardsOf([everyday])} payments={payments} />);
    await press(radio(everyday.id));
    // The summary says what was wrong at the press, until the next one.
    expect(said()).toContain(accountTexts.summary);
    await press(button(accountTexts.add));
    await settled();
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      companyName: 'Byrne Design Ltd',
      cardId: everyday.id,
    });
  });

  it('keeps its choice while the cards are unknown', async () => {
    const actor = await showAccount(cardsOf([everyday]), 'Byrne Design Ltd');
    await press(radio(everyday.id));
    await rerender(<CardAccountAddDialog actor={actor} cards={cardsOf(null)} payments={payments} />);
    await press(button(accountTexts.add));
    await settled();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('starts with what was typed before', async () => {
    await showAccount(cardsOf([everyday]), 'Byrne');
    expect(labelled(accountTexts.companyName).value).toBe('Byrne');
  });

  it('leads to a new card, with or without other cards', async () => {
    for (const cards of [[everyday], []]) {
      const actor = await showAccount(cardsOf(cards));
      const asked: string[] = [];
      actor.subscribe((snapshot) => asked.push(JSON.stringify(snapshot.value)));
      const send = vi.spyOn(actor, 'send').mockImplementation(quiet);
      await press(button(accountTexts.addCard));
      expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'card.addRequested' });
    }
    expect(said()).toContain(accountTexts.noCards);
  });

  it('D7.1: never says that there is no card if they could not be loaded', async () => {
    await showAccount(cardsOf(null, true), 'Byrne');
    expect(said()).toContain(cardTexts.failedTitle);
    expect(said()).not.toContain(accountTexts.noCards);
    await press(button(cardTexts.retry));
    expect(reloadCards).toHaveBeenCalledOnce();
    expect(labelled(accountTexts.companyName).value).toBe('Byrne');
  });

  it('says that the cards are loading', async () => {
    await showAccount(cardsOf(null));
    expect(said()).toContain(cardTexts.loading);
    expect(said()).not.toContain(accountTexts.noCards);
  });

  it('cannot be closed while the account is being sent', async () => {
    submit.mockReturnValue(new Promise(quiet));
    const actor = await showAccount(cardsOf([everyday]), 'Byrne Design Ltd');
    await press(radio(everyday.id));
    await press(button(accountTexts.add));
    expect(button(accountTexts.cancel).getAttribute('aria-disabled')).toBe('true');
    await press(button(accountTexts.cancel));
    expect(actor.getSnapshot().status).toBe('active');
    expect(labelled(accountTexts.companyName).readOnly).toBe(true);
  });
});

describe('Request Bill Pay', () => {
  it('has the fields of the stepper’s step, with the customer’s own email address', async () => {
    await showRequest({});
    expect(labelled('Company Email Address').value).toBe(aoife.email);
    expect(button(requestTexts.send).getAttribute('aria-disabled')).toBe('true');
    const names = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] form [name]')].map(
      ({ name }) => name,
    );
    expect(names.sort()).toEqual(Object.keys(application).sort());
  });

  it('S5.creditAccountRequest: is sent only when all of it is valid', async () => {
    await showRequest({ values: { ...application, readTerms: '' } });
    await press(button(requestTexts.send));
    expect(submit).not.toHaveBeenCalled();
    expect(said()).toContain(requestTexts.summary);
    await press(document.querySelector('[name=readTerms]') as HTMLElement);
    await press(button(requestTexts.send));
    await settled();
    expect(submit).toHaveBeenCalledExactlyOnceWith(application);
  });

  it('S5.creditAccountRequest: does not require the authorisation in service-charge mode', async () => {
    const values = { ...application, authorised: '' };
    await showRequest({ values });
    await press(button(requestTexts.send));
    expect(submit).not.toHaveBeenCalled();
    await showRequest({ values, serviceCharge: true });
    await press(button(requestTexts.send));
    await settled();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('shows the error of a field', async () => {
    await showRequest({ values: { ...application, companyRegistrationNumber: 'IE1' } });
    await press(button(requestTexts.send));
    expect(said()).toContain('Invalid Company Number.');
  });

  it('opens the terms over the dialog', async () => {
    await showRequest({});
    const link = document.querySelector<HTMLAnchorElement>('[role=dialog] label a');
    if (!link) throw new Error('There is no link to the terms');
    await press(link);
    expect(openTerms).toHaveBeenCalledExactlyOnceWith(link.id);
  });

  it('cannot be closed while the application is being sent', async () => {
    submit.mockReturnValue(new Promise(quiet));
    const actor = await showRequest({ values: application });
    await press(button(requestTexts.send));
    await press(button(requestTexts.cancel));
    expect(actor.getSnapshot().status).toBe('active');
    expect(button(requestTexts.cancel).getAttribute('aria-disabled')).toBe('true');
  });
});
