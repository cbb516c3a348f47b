import type { appMachine } from '../../../machines/app/app/app.machine';
import { provideApp } from '../../../src/features/app/app/app.provide';
import type { Environment } from '../../../src/app/environment/environment';

/** The app's charts, for one tab at a time. */
export type Mould = {
  readonly chart: typeof appMachine;
  /** The tab that uses them now. */
  environment: Environment;
};

/** An object whose members are looked up on each use. */
const lookedUp = <T extends object>(now: () => T): T =>
  new Proxy({} as T, {
    get: (_, name): unknown => {
      const member = (): unknown => Reflect.get(now(), name);
      const found = member();
      if (typeof found === 'function')
        return (...given: unknown[]): unknown =>
          Reflect.apply(member() as (...given: unknown[]) => unknown, now(), given);
      return typeof found === 'object' && found !== null ? lookedUp(member as () => object) : found;
    },
  });

const idle: Mould[] = [];

/**
 * The charts of an app with a tab's environment. Creating them takes longer than playing most schedules, so those of
 * a closed tab are reused: they hold nothing of their own.
 */
export function takeMould(environment: Environment): Mould {
  const used = idle.pop();
  if (used) {
    used.environment = environment;
    return used;
  }
  const mould: { chart?: typeof appMachine; environment: Environment } = { environment };
  mould.chart = provideApp(lookedUp(() => mould.environment));
  return mould as Mould;
}

/** The tab is closed, and nothing of it is in progress any more. */
export const giveBack = (mould: Mould): void => void idle.push(mould);
