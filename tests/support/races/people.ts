import { createActor } from 'xstate';
import { provideLogin } from '../../../src/features/session/sign-in/login.provide';
import type { Person } from './server';
import type { Race } from './world';

/** Logins and logouts during a race, through the app's own login and logout. */
export function racePeople(race: Race) {
  const started: { stop(): unknown }[] = [];
  return {
    signIn: ({ email }: Person): void => {
      const login = createActor(provideLogin(race.environment), { clock: race.clock });
      started.push(login);
      login.start();
      login.send({ type: 'form.submitted', values: { email, password: 'p' }, key: 'login' });
    },
    /** Does nothing if no user is known. */
    logOut: (): void => {
      if (typeof race.signedIn() === 'string')
        race.root.system.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    },
    stop: (): void => started.forEach((actor) => void actor.stop()),
  };
}
