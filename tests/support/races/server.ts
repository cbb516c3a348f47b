/** A request from the client; `session` is its cookie. */
export type RaceCall = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string | null;
  readonly session: string | null;
};

/** A response. A cookie that it sets or removes takes effect when it arrives. */
export type RaceAnswer = { readonly envelope: object; readonly session?: string | null };

/**
 * Responds to the calls of one part of the API for the user who is signed in or acted for; `null` for other calls.
 */
export type RaceCalls = (call: RaceCall, owner: string) => RaceAnswer | null;

export type Person = {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly admin?: true;
  readonly guest?: true;
};

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
/** The customers. */
export const people = [aoife, sean];
export const maeve: Person = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c03',
  name: 'Maeve',
  email: 'maeve.office@example.com',
  admin: true,
};

export const niamh: Person = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c04',
  name: 'Niamh',
  email: 'niamh.walsh@example.com',
  guest: true,
};

export const ok = (response: unknown): RaceAnswer => ({ envelope: { code: 200, response } });
export const refused = (code: number): RaceAnswer => ({ envelope: { code, message: 'No.' } });

/** A session, and the customer for whom its admin acts. */
export type Session = { readonly person: Person; customer: Person | null };

const userOnTheWire = ({ person, customer }: Session) => {
  const { uuid, name, email, admin, guest } = customer ?? person;
  return {
    uuid,
    first_name: name,
    last_name: 'Byrne',
    email,
    admin: admin ?? false,
    guest: guest ?? false,
    canBook: true,
    mustChangePassword: false,
    premium: admin !== true,
    receivedPremiumDiscount: false,
    ...(customer && { impersonate: true }),
  };
};

const config = {
  stripePublicKey: 'pk_test_1',
  hasContact: false,
  premiumEnabled: false,
  demo: false,
  extensions: ['auth'],
};

/**
 * Sessions and their owners, extended by the given calls.
 *
 * @param changes overrides of the configuration
 */
export function raceServer(calls: RaceCalls, changes: Partial<typeof config> = {}) {
  const sessions = new Map<string, Session>();
  let made = 0;
  const enter = (person: Person): string => {
    const session = `session-${(made += 1)}`;
    sessions.set(session, { person, customer: null });
    return session;
  };
  const logIn = ({ path, body }: RaceCall): RaceAnswer => {
    const known = path.includes('/admin/') ? [maeve] : people;
    const named = known.find(({ email }) => new URLSearchParams(body).get('email') === email);
    return named ? { ...ok(null), session: enter(named) } : refused(400);
  };

  function handle(call: RaceCall): RaceAnswer {
    const { method, path, session: cookie } = call;
    const session = cookie === null ? undefined : sessions.get(cookie);
    if (path === '/api/config') return ok({ ...config, ...changes });
    if (path === '/api/premium/config') return refused(500);
    if (path.startsWith('/api/content/') && method === 'GET') return ok([]);
    if (path === '/api/auth/user') return session ? ok(userOnTheWire(session)) : refused(401);
    if (path === '/api/auth/logout') {
      if (cookie !== null) sessions.delete(cookie);
      return { ...ok(null), session: null };
    }
    if (path === '/api/auth/login' || path === '/api/auth/admin/login') return logIn(call);
    if (!session) return refused(401);
    const owner = /^\/api\/user\/([0-9a-f-]{36})\//u.exec(path)?.[1];
    const effective = (session.customer ?? session.person).uuid;
    if (owner !== undefined && owner !== effective) return refused(403);
    const answer = calls(call, effective);
    if (answer === null && method === 'GET') return ok([]);
    return answer ?? refused(404);
  }

  return {
    handle,
    /** Signs somebody in without this page and returns the cookie. */
    enter,
    /** The session of a cookie. */
    sessionOf: (cookie: string | null): Session | undefined =>
      cookie === null ? undefined : sessions.get(cookie),
    /** Ends every session of a person. */
    forgetAll: ({ uuid }: Person): void => {
      for (const [cookie, { person }] of sessions) if (person.uuid === uuid) sessions.delete(cookie);
    },
    /** Ends this session on the server's side. */
    forget: (session: string | null): void => {
      if (session !== null) sessions.delete(session);
    },
  };
}

export type RaceServer = ReturnType<typeof raceServer>;
