import { createActor, type AnyActorRef } from 'xstate';
import type { createApiClient } from '../../../src/app/environment/client';
import { provideLogin } from '../../../src/features/session/sign-in/login.provide';
import type { FlowClock } from '../../../src/review/play/flow-clock';
import { racePayments } from './payments';
import { pageStorage } from '../browser/page-storage';
import type { RaceBrowser } from './browser';
import type { Planted, RaceScreen } from './screen';
import type { Person } from './server';
import { openTab, type Changed, type RaceTab } from './tab';
import type { RaceTurns } from './schedules/turns';
import type { Write } from './writes/write';

/** Defects of the app. */
export type Defects = {
  readonly chart?: Planted;
  readonly app?: Changed;
  readonly client?: typeof createApiClient;
};

/** A tab of the race, the write's screen in it, and the person's presses. */
export function raceSeat(
  browser: RaceBrowser,
  turns: RaceTurns,
  name: string,
  write: Write,
  defects: Defects,
) {
  const kept = pageStorage();
  const isOf = (owner: string | null | undefined): boolean => owner === (write.person?.uuid ?? null);
  const logins: { stop(): unknown }[] = [];
  /** The actors that ran before the first press. */
  let atFirst: readonly string[] = [];
  const clocks: FlowClock[] = [];
  const owners = new Set<string | null>();
  let shownTo: string | null = null;
  let started: AnyActorRef[] = [];
  let screen: RaceScreen | null = null;
  /** The screen opens as soon as the tab's owner is known. */
  let wanted = true;
  let sent = 0;

  const open = (): RaceTab =>
    openTab(browser, {
      name,
      kept,
      payments: racePayments({
        token: () => Promise.resolve(),
        verdict: () => turns.wait(`${name}: the bank`, () => ['succeeded', 'declined'] as const),
        reports: write.reports === true,
      }).payments,
      ...(defects.app && { changed: defects.app }),
      ...(defects.client && { client: defects.client }),
      started: (actor) => started.push(actor),
    });
  let tab = open();
  const tabs = [tab];

  const close = (): void => {
    screen?.actor?.stop();
    if (screen?.clock) clocks.push(screen.clock);
    screen = null;
  };

  const running = (): readonly string[] => {
    started = started.filter((actor) => (actor.getSnapshot() as { status?: string }).status === 'active');
    // The id of a root is a number.
    return started.map(({ id }) => id.replace(/^x:\d+$/u, 'root'));
  };

  const seat = {
    name,
    kept,
    /** The number of presses with a new intention. */
    meant: 0,
    /** Whether a press on the open screen has been sent. */
    pressed: false,
    tab: () => tab,
    screen: () => screen,
    /** All owners of the tab so far. */
    owners,
    begin: (): void => void (atFirst = running()),
    /** Actors that did not run at first, and leftover timers. */
    left: (): readonly string[] => {
      // A service of the app that starts and stops with its customer.
      const known = [...atFirst, 'fetchExpiringCards'];
      const more = running().filter((id) => {
        const index = known.indexOf(id);
        if (index >= 0) known.splice(index, 1);
        return index < 0;
      });
      const timers = clocks.flatMap((clock) => clock.remaining());
      return [
        ...more.map((id) => `${name}: the actor ${id} is left`),
        ...timers.map((ms) => `${name}: a timer of ${ms} ms is left`),
      ];
    },
    /** The screen, whose lists are shown, opens and closes with its person. Called after everything that happened. */
    follow: (): void => {
      const owner = tab.owner();
      if (owner === undefined) return;
      owners.add(owner);
      if (owner !== null && owner !== shownTo)
        for (const list of write.lists) tab.root.system.get(list).send({ type: 'resource.requested', owner });
      shownTo = owner;
      if (screen && !isOf(owner)) close();
      if (screen === null && wanted && isOf(owner)) {
        seat.pressed = false;
        const { person } = write;
        screen = write.open({
          tab,
          person,
          repeatable: write.keyless !== true,
          ...(defects.chart && { planted: defects.chart }),
        });
      }
      wanted = false;
    },
    /** Whether there is something to press. */
    canPress: (): boolean =>
      screen !== null && (screen.actor?.getSnapshot() as { status?: string } | undefined)?.status !== 'done',
    press: (): void => {
      if (!screen) return;
      const standing = screen.standing();
      if (standing === 'open' || (standing === 'unknown' && write.repeatable)) seat.meant += 1;
      if (standing === 'open' || standing === 'unknown') {
        seat.pressed = true;
        sent += 1;
      }
      screen.press(`${name}-press-${sent}`);
    },
    /** The person on the screen goes to another page. */
    leave: close,
    /** Reloads the page. What is in progress is aborted. */
    reload: (): void => {
      close();
      logins.splice(0).forEach((login) => login.stop());
      tab.stop();
      started = [];
      shownTo = null;
      tab = open();
      tabs.push(tab);
      wanted = true;
    },
    signIn: ({ email }: Person): void => {
      if (write.makes.includes('session')) seat.meant += 1;
      const login = createActor(provideLogin(tab.environment), tab.actorOptions);
      logins.push(login);
      login.start();
      login.send({ type: 'form.submitted', values: { email, password: 'p' }, key: 'login' });
    },
    logOut: (): void => {
      if (write.makes.includes('logout')) seat.meant += 1;
      tab.root.system.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    },
    /** The person leaves every page but not the app. */
    rest: (): void => {
      close();
      logins.splice(0).forEach((login) => login.stop());
    },
    stop: (): void => {
      seat.rest();
      tab.stop();
    },
    /** Stops everything of this tab. */
    clear: (): void => tabs.forEach((one) => one.clear()),
  };
  return seat;
}

export type RaceSeat = ReturnType<typeof raceSeat>;
