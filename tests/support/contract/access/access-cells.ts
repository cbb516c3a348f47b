import type { OperationId } from '../../../../src/server/backend/http/operation';
import { findUser } from '../../../../src/server/backend/storage/repositories/users';
import type { UserRow } from '../../../../src/server/backend/storage/tables';
import { uuidOf, type CallInput, type DemoName, type TestBackend } from '../../backend/backend';
import { tokenFor } from '../../backend/backend-cards';

/** The callers, in the order of a row's expected statuses. */
export const roles = [
  'nobody',
  'guest',
  'standard',
  'other customer',
  'business owner',
  'business non-owner',
  'admin',
  'impersonating admin',
  'mustChangePassword',
] as const;
export type Role = (typeof roles)[number];

/** The demo account of each role. An impersonating admin has the uuid of the customer that they act as. */
const demo: Readonly<Partial<Record<Role, DemoName>>> = {
  standard: 'standard',
  'other customer': 'new',
  'business owner': 'business',
  'business non-owner': 'member',
  admin: 'admin',
  'impersonating admin': 'billpay',
  mustChangePassword: 'mustchange',
};

/** One call by one caller. */
export type Cell = {
  readonly backend: TestBackend;
  readonly role: Role;
  /** The caller's own uuid; a customer's if nobody is signed in. */
  readonly uuid: string;
  /** Different in every cell. */
  readonly unique: string;
};

/** The caller's input. `cookie` is sent in addition to the session's. */
export type CellInput = CallInput & { readonly cookie?: string };

export type Row = {
  readonly operation: OperationId;
  readonly note: string;
  /** A status for each role. */
  readonly expected: readonly number[];
  readonly input: (cell: Cell) => CellInput | Promise<CellInput>;
};

/** Signs a caller in and returns their session cookie and uuid. */
export async function enter(
  backend: TestBackend,
  role: Role,
): Promise<{ readonly cookie: string | null; readonly uuid: string }> {
  const { sessions, signIn } = backend.services;
  const cookieOf = (id: string): string => `cabrank_session=${id}`;
  if (role === 'nobody') return { cookie: null, uuid: uuidOf('standard') };
  if (role === 'guest') {
    const visit = { address: '127.0.0.1', sessionId: null, device: null };
    const { user, sessionId } = await signIn.asGuest({ name: 'Una Guest', phone: '+353851234567' }, visit);
    return { cookie: cookieOf(sessionId), uuid: user.id };
  }
  const uuid = uuidOf(demo[role] ?? 'standard');
  if (role !== 'impersonating admin') return { cookie: cookieOf(await sessions.begin(uuid, null)), uuid };
  const id = await sessions.begin(uuidOf('admin'), null);
  await sessions.impersonate(id, { customerId: uuid, reason: 'The access matrix' });
  return { cookie: cookieOf(id), uuid };
}

/** A card in the format of cards/add and the stepper. */
export const cardResult = (unique: string, number = '4242424242424242') => ({
  token: tokenFor(number, unique),
  last4: number.slice(-4),
  exp_month: 4,
  exp_year: 2031,
});

export const customer = async ({ backend, uuid }: Cell): Promise<UserRow> => {
  const user = await findUser(backend.services.executor, uuid);
  if (!user) throw new Error(`There is no user ${uuid}`);
  return user;
};

/** The id of a new card of the caller; 1 for a caller who cannot have one. */
export async function newCardId(cell: Cell, number?: string): Promise<string> {
  const { admin, guest } = await customer(cell);
  if (admin || guest) return '1';
  const { token, last4, exp_month: expMonth, exp_year: expYear } = cardResult(`m${cell.unique}`, number);
  const added = await cell.backend.services.cards.add(cell.uuid, {
    nickname: 'Of the matrix',
    card: { token, last4, expMonth, expYear },
    setupIntent: null,
  });
  return added.kind === 'saved' ? String(added.card.id) : '1';
}

/** The intent and the token of a card that waits for its confirmation. */
export async function waitingCard({ backend, unique }: Cell): Promise<{ intent: string; token: string }> {
  const {
    token,
    last4,
    exp_month: expMonth,
    exp_year: expYear,
  } = cardResult(`w${unique}`, '4000002500003155');
  const added = await backend.services.cards.add(uuidOf('premium'), {
    nickname: 'Waiting',
    card: { token, last4, expMonth, expYear },
    setupIntent: null,
  });
  if (added.kind !== 'actionRequired') throw new Error('The card asked for no challenge');
  return { intent: added.clientSecret.split('_secret_')[0] ?? '', token };
}

/** The code of a newly mailed reset link. */
export async function resetCode({ backend }: Cell): Promise<string> {
  const { passwords, mail } = backend.services;
  const email = 'hospitality@cabrank.test';
  await passwords.requestReset({ email, app: false, address: '127.0.0.1' });
  const [newest] = await mail.outbox();
  return /\/reset\/(\S+)/u.exec(newest?.body ?? '')?.[1] ?? '';
}
