import { createActor } from 'xstate';
import { provideLogin } from '../../../src/features/session/sign-in/login.provide';
import type { Person } from './server';
import type { Race } from './world';

/** Who comes and goes in a race, by the login and the logout of the app itself. */
export function racePeople(race: Race) {
  const started: { stop(): unknown }[] = [];
  return {
    signIn: ({ email }: Person): void => {
      const login = createActor(provideLogin(race.environment), { clock: race.clock });
      started.push(login);
      login.start();
      login.send({ type: 'form.submitted', values: { email, password: 'p' }, key: 'login' });
    },
    /** Nothing where nobody is known to be signed in. */
    logOut: (): void => {
      if (typeof race.signedIn() === 'string')
        race.root.system.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    },
    stop: (): void => started.forEach((actor) => void actor.stop()),
  };
}
