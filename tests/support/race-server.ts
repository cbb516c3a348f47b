/** A request as it left the client; `session` is the cookie that went along. */
export type RaceCall = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string | null;
  readonly session: string | null;
};

/** An answer; a cookie that it sets or takes away comes into force when it arrives. */
export type RaceAnswer = { readonly envelope: object; readonly session?: string | null };

/** Answers the calls of one part of the API; `null` for a call that is none of it. */
export type RaceCalls = (call: RaceCall, owner: string) => RaceAnswer | null;

export type Person = { readonly uuid: string; readonly name: string; readonly email: string };

export const aoife: Person = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01',
  name: 'Aoife',
  email: 'aoife.byrne@example.com',
};
export const sean: Person = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c02',
  name: 'Seán',
  email: 'sean.murphy@example.com',
};
export const people = [aoife, sean];

export const ok = (response: unknown): RaceAnswer => ({ envelope: { code: 200, response } });
const refused = (code: number): RaceAnswer => ({ envelope: { code, message: 'No.' } });

const userOnTheWire = ({ uuid, name, email }: Person) => ({
  uuid,
  first_name: name,
  last_name: 'Byrne',
  email,
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
});

const config = {
  stripePublicKey: 'pk_test_1',
  hasContact: false,
  premiumEnabled: false,
  demo: false,
  extensions: ['auth'],
};

/** Sessions and their owners, and what the given calls add to that. */
export function raceServer(calls: RaceCalls) {
  const sessions = new Map<string, Person>();
  let made = 0;
  const enter = (person: Person): string => {
    const session = `session-${(made += 1)}`;
    sessions.set(session, person);
    return session;
  };

  function handle(call: RaceCall): RaceAnswer {
    const { method, path, session, body } = call;
    const person = session === null ? undefined : sessions.get(session);
    if (path === '/api/config') return ok(config);
    if (path === '/api/premium/config') return refused(500);
    if (path === '/api/content/nav') return ok([]);
    if (path === '/api/auth/user') return person ? ok(userOnTheWire(person)) : refused(401);
    if (path === '/api/auth/logout') {
      if (session !== null) sessions.delete(session);
      return { ...ok(null), session: null };
    }
    if (path === '/api/auth/login') {
      const named = people.find(({ email }) => new URLSearchParams(body).get('email') === email);
      return named ? { ...ok(null), session: enter(named) } : refused(400);
    }
    if (!person) return refused(401);
    const owner = /^\/api\/user\/([0-9a-f-]{36})\//u.exec(path)?.[1];
    if (owner !== undefined && owner !== person.uuid) return refused(403);
    const answer = calls(call, person.uuid);
    if (answer === null && method === 'GET') return ok([]);
    return answer ?? refused(404);
  }

  return {
    handle,
    /** Somebody signs in without this page; answers the cookie. */
    enter,
    /** The server ends this session by itself. */
    forget: (session: string | null): void => {
      if (session !== null) sessions.delete(session);
    },
  };
}

export type RaceServer = ReturnType<typeof raceServer>;
