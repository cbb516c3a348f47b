import type { FastifyReply } from 'fastify';
import type { operations } from '../../../api/contract/schema';
import type { UserRow } from '../storage/tables';
import { forbidden, unauthorized, type Answer, type FileAnswer } from './answers';
import type { Caller } from './caller';

export type OperationId = keyof operations;

/** The body of an operation as the contract has it (null where it may be left out); validated before the operation sees it. */
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
  /** The Idempotency-Key, or null. */
  readonly idempotencyKey: string | null;
  /** The address of the client, as the gateway says it. */
  readonly address: string;
  /** For cookies alone: the answer is what the operation returns. */
  readonly reply: FastifyReply;
};

type Answered = Answer | FileAnswer;

type Handler<Body, Extra> = (call: Call<Body> & Extra) => Answered | Promise<Answered>;

type Traits = {
  /** A GET that changes something: held to the same rules as a write. */
  readonly changesState?: boolean;
  /** Answers that must not be kept for an Idempotency-Key, because they set a cookie. */
  readonly neverReplayed?: boolean;
  /** The body holds a password: what is kept of it to know it again is made as a password is. */
  readonly holdsPassword?: boolean;
  /** Gives what a kept answer does not hold, such as a cookie, once more. @param body of the kept answer */
  readonly onReplay?: (reply: FastifyReply, body: string) => Promise<void>;
};

/** One operation of the contract: who may call it, and what it answers. */
export type Operation = Traits & {
  /** @throws Refusal 401 before 403 */
  permit(caller: Caller, params: Readonly<Record<string, string>>): void;
  answer(call: Call<unknown>): Answered | Promise<Answered>;
};

export type Operations = { readonly [Id in OperationId]?: Operation };

/** The signed-in customer whose {uuid} the path names (D2.15). */
function customerOf(caller: Caller, uuid: string | undefined): UserRow {
  const customer = signedInCustomerOf(caller);
  if (customer.id !== uuid) throw forbidden();
  return customer;
}

/** The signed-in customer, whoever that is; guests and admins who are not impersonating are none. */
function signedInCustomerOf(caller: Caller): UserRow {
  if (!caller.user) throw unauthorized();
  if (caller.user.admin || caller.user.guest) throw forbidden();
  return caller.user;
}

/** An admin who is themselves. */
function adminOf(caller: Caller): UserRow {
  if (!caller.user) throw unauthorized();
  if (!caller.user.admin) throw forbidden();
  return caller.user;
}

// The contract's validation stands between the wire and these casts.

/** An operation that needs no session. */
export function forAnyone<Id extends OperationId>(
  handle: Handler<BodyOf<Id>, object>,
  traits: Traits = {},
): Operation {
  return { ...traits, permit: () => undefined, answer: (call) => handle(call as Call<BodyOf<Id>>) };
}

/** An operation on a customer's own data: 401 for nobody, 403 for anyone but the customer of the path's {uuid}. */
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

/** An operation on the signed-in customer, whom no path names: 401 for nobody, 403 for guests and admins. */
export function forSignedIn<Id extends OperationId>(
  handle: Handler<BodyOf<Id>, { readonly customer: UserRow }>,
): Operation {
  return {
    permit: (caller) => void signedInCustomerOf(caller),
    answer: (call) => handle({ ...(call as Call<BodyOf<Id>>), customer: signedInCustomerOf(call.caller) }),
  };
}

/** An operation for admins: 401 for nobody, 403 for customers, also where an admin acts as one. */
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
