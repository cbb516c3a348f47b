import { describe, expect, it } from 'vitest';
import type { CardAddFailure } from '../../../machines/cards/card-add/card-add.types';
import { browserPaths, oneOfEachEnd, type BrowserPath } from '../../support/cards/card-add-paths';
import { playInBrowser, type Played } from '../../support/cards/card-add-player';
import { eventually } from '../../support/browser/eventually';
import { AddCardDialog, ChallengeDialog } from '../../support/cards/add-card-dialog';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { tier } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const all = browserPaths();
const paths = tier === 2 ? all : oneOfEachEnd(all);

type Screen = { readonly dialog: AddCardDialog; readonly challenge: ChallengeDialog } & Played;

/** What has to be seen in each state of the chart. */
const seen: Readonly<Record<string, (screen: Screen, path: BrowserPath) => Promise<void>>> = {
  entering: async ({ dialog, challenge }, { failure }) => {
    await dialog.dialog.waitFor();
    await dialog.submit.waitFor();
    if (failure) await eventually(() => dialog.failure.first().innerText()).toMatch(reasons(failure));
    expect(await challenge.dialog.count()).toBe(0);
  },
  posting: async ({ dialog, postsWaiting }) => {
    await eventually(postsWaiting).toBe(1);
    await eventually(() => dialog.busy.getAttribute('aria-busy')).toBe('true');
  },
  authenticating: async ({ challenge, postsWaiting }) => {
    await challenge.complete.waitFor();
    expect(postsWaiting()).toBe(0);
  },
  confirming: async ({ dialog, postsWaiting }) => {
    await eventually(postsWaiting).toBe(1);
    await eventually(() => dialog.busy.getAttribute('aria-busy')).toBe('true');
  },
  reconciling: async ({ dialog, readingsWaiting }) => {
    await eventually(readingsWaiting).toBe(1);
    await eventually(() => dialog.busy.getAttribute('aria-busy')).toBe('true');
  },
  reconciliationFailed: async ({ dialog, postsWaiting }, { failure }) => {
    await dialog.submit.waitFor();
    if (failure) await eventually(() => dialog.failure.first().innerText()).toMatch(reasons(failure));
    expect(postsWaiting()).toBe(0);
  },
  rechecking: async ({ dialog, postsWaiting, readingsWaiting }) => {
    await eventually(readingsWaiting).toBe(1);
    await eventually(() => dialog.busy.getAttribute('aria-busy')).toBe('true');
    expect(postsWaiting()).toBe(0);
  },
  added: ({ dialog }) => dialog.dialog.waitFor({ state: 'detached' }),
  closed: ({ dialog }) => dialog.dialog.waitFor({ state: 'detached' }),
};

const words: Readonly<Record<CardAddFailure['kind'], RegExp>> = {
  refused: /Your card was declined\./,
  declined: /Your bank didn't confirm this card/,
  abandoned: /Your bank hasn't confirmed this card/,
  unavailable: /We couldn't reach your bank/,
  timedOut: /Your bank's check took too long/,
  noResponse: /We didn't get a response/,
};
const reasons = (failure: CardAddFailure): RegExp => {
  if (failure.kind !== 'noResponse') return words[failure.kind];
  return failure.checked ? /the card isn't in your list/ : /couldn't check whether the card was saved/;
};

describe('the chart of adding a card, played in the browser', () => {
  it('has a path to every state that a person can see', () => {
    expect(new Set(paths.map(({ state }) => state))).toEqual(new Set(Object.keys(seen)));
    const kinds = new Set(paths.flatMap(({ failure }) => failure?.kind ?? []));
    expect(kinds).toEqual(new Set(['refused', 'declined', 'abandoned', 'noResponse']));
  });

  it.each(paths.map((path) => [path.name, path] as const))('%s', async (_name, path) => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(/\/cards\/(add|view)$/);
    const profile = new ProfilePage(page);
    await profile.open();
    // Until the cards are there, nobody could tell a new one from an old one.
    await profile.loaded();
    await profile.addCard.first().click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    const played = await playInBrowser(page, path);
    const look = seen[path.state];
    if (!look) throw new Error(`Nothing is known of the state ${path.state}`);
    await look({ dialog, challenge: new ChallengeDialog(page), ...played }, path);
  });
});
