import type { FastifyReply } from 'fastify';
import type { operations } from '../../../api/contract/schema';
import type { UserRow } from '../storage/tables';
import { forbidden, unauthorized, type Answer, type FileAnswer } from './answers';
import type { Caller } from './caller';

export type OperationId = keyof operations;

/** The body of an operation in the contract (null if it is optional), validated before the operation runs. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : operations[Id] extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | null | undefined
    : undefined;

export type Call<Body> = {
  readonly caller: Caller;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly idempotencyKey: string | null;
  /** The client's address, as reported by the gateway. */
  readonly address: string;
  /** Only for setting cookies. The response is what the operation returns. */
  readonly reply: FastifyReply;
};

type Answered = Answer | FileAnswer;

type Handler<Body, Extra> = (call: Call<Body> & Extra) => Answered | Promise<Answered>;

type Traits = {
  /** A GET that changes state. It is checked like a write. */
  readonly changesState?: boolean;
  /** The response is never stored for an Idempotency-Key, because it sets a cookie. */
  readonly neverReplayed?: boolean;
  /** The body contains a password, so its stored fingerprint is hashed like a password. */
  readonly holdsPassword?: boolean;
  /** It writes its own entry to the audit, with the reason that it was given. */
  readonly auditsItself?: boolean;
  /** It changes no data of the customer, so an admin who only looks may call it too. */
  readonly whileLooking?: boolean;
  /** Adds what a kept response lacks, such as a cookie. @param body of the kept response */
  readonly onReplay?: (reply: FastifyReply, body: string) => Promise<void>;
};

/** An operation of the contract: who may call it, and what it answers. */
export type Operation = Traits & {
  /** @throws Refusal 401 before 403 */
  permit(caller: Caller, params: Readonly<Record<string, string>>): void;
  answer(call: Call<unknown>): Answered | Promise<Answered>;
};

export type Operations = { readonly [Id in OperationId]?: Operation };

/** The signed-in customer whose {uuid} is in the path (D2.15). */
function customerOf(caller: Caller, uuid: string | undefined): UserRow {
  const customer = signedInCustomerOf(caller);
  if (customer.id !== uuid) throw forbidden();
  return customer;
}

/** The signed-in customer. Guests are refused, as are admins who are not impersonating. */
function signedInCustomerOf(caller: Caller): UserRow {
  if (!caller.user) throw unauthorized();
  if (caller.user.admin || caller.user.guest) throw forbidden();
  return caller.user;
}

/** The signed-in customer or admin whose {uuid} is in the path. */
function ownerOf({ user, impersonation }: Caller, uuid: string | undefined): UserRow {
  if (!user) throw unauthorized();
  if (user.guest || impersonation || user.id !== uuid) throw forbidden();
  return user;
}

/** A signed-in admin who is not impersonating. */
function adminOf(caller: Caller): UserRow {
  if (!caller.user) throw unauthorized();
  if (!caller.user.admin) throw forbidden();
  return caller.user;
}

// These casts are safe because the body was validated against the contract.

/** An operation that needs no session. */
export function forAnyone<Id extends OperationId>(
  handle: Handler<BodyOf<Id>, object>,
  traits: Traits = {},
): Operation {
  return { ...traits, permit: () => undefined, answer: (call) => handle(call as Call<BodyOf<Id>>) };
}

/** An operation on a customer's own data: 401 without a session, 403 for anyone but the customer in the path. */
export function forCustomer<Id extends OperationId>(
  handle: Handler<BodyOf<Id>, { readonly customer: UserRow }>,
  traits: Traits = {},
): Operation {
  return {
    ...traits,
    permit: (caller, params) => void customerOf(caller, params.uuid),
    answer: (call) =>
      handle({ ...(call as Call<BodyOf<Id>>), customer: customerOf(call.caller, call.params.uuid) }),
  };
}

/**
 * An operation on the signed-in customer without a {uuid} in the path: 401 without a session, 403 for
 * guests and admins.
 */
export function forSignedIn<Id extends OperationId>(
  handle: Handler<BodyOf<Id>, { readonly customer: UserRow }>,
): Operation {
  return {
    permit: (caller) => void signedInCustomerOf(caller),
    answer: (call) => handle({ ...(call as Call<BodyOf<Id>>), customer: signedInCustomerOf(call.caller) }),
  };
}

/**
 * An operation on the caller's own account, customer or admin, that no admin may use for a customer: 401 without a
 * session, 403 for guests, for anyone but the user in the path, and during an impersonation.
 */
export function forOwner<Id extends OperationId>(
  handle: Handler<BodyOf<Id>, { readonly owner: UserRow }>,
  traits: Traits = {},
): Operation {
  return {
    ...traits,
    permit: (caller, params) => void ownerOf(caller, params.uuid),
    answer: (call) =>
      handle({ ...(call as Call<BodyOf<Id>>), owner: ownerOf(call.caller, call.params.uuid) }),
  };
}

/** An operation for an admin who impersonates a customer: 401 without a session, 403 for anyone else. */
export function forImpersonator<Id extends OperationId>(
  handle: Handler<BodyOf<Id>, object>,
  traits: Traits = {},
): Operation {
  return {
    ...traits,
    permit: ({ user, impersonation }) => {
      if (!user) throw unauthorized();
      if (!impersonation) throw forbidden();
    },
    answer: (call) => handle(call as Call<BodyOf<Id>>),
  };
}

/** An operation for admins: 401 without a session, 403 for customers and for an admin who impersonates one. */
export function forAdmin<Id extends OperationId>(
  handle: Handler<BodyOf<Id>, { readonly admin: UserRow }>,
  traits: Traits = {},
): Operation {
  return {
    ...traits,
    permit: (caller) => void adminOf(caller),
    answer: (call) => handle({ ...(call as Call<BodyOf<Id>>), admin: adminOf(call.caller) }),
  };
}
