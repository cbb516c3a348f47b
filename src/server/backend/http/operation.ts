import type { FastifyReply } from 'fastify';
import type { operations } from '../../../api/contract/schema';
import type { UserRow } from '../storage/tables';
import { forbidden, unauthorized, type Answer } from './answers';
import type { Caller } from './caller';

export type OperationId = keyof operations;

/** The body of an operation as the contract has it; it was validated before the operation sees it. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

export type Call<Body> = {
  readonly caller: Caller;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Body;
  /** For cookies alone: the answer is what the operation returns. */
  readonly reply: FastifyReply;
};

type Handler<Body, Extra> = (call: Call<Body> & Extra) => Answer | Promise<Answer>;

type Traits = {
  /** A GET that changes something: held to the same rules as a write. */
  readonly changesState?: boolean;
  /** Answers that must not be kept for an Idempotency-Key, because they set a cookie or hold a password. */
  readonly neverReplayed?: boolean;
};

/** One operation of the contract: who may call it, and what it answers. */
export type Operation = Traits & {
  /** @throws Refusal 401 before 403 */
  permit(caller: Caller, params: Readonly<Record<string, string>>): void;
  answer(call: Call<unknown>): Answer | Promise<Answer>;
};

export type Operations = { readonly [Id in OperationId]?: Operation };

/** The signed-in customer whose {uuid} the path names (decisions, server rules). */
function customerOf(caller: Caller, uuid: string | undefined): UserRow {
  if (!caller.user) throw unauthorized();
  if (caller.user.admin || caller.user.id !== uuid) throw forbidden();
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
): Operation {
  return {
    permit: (caller, params) => void customerOf(caller, params.uuid),
    answer: (call) =>
      handle({ ...(call as Call<BodyOf<Id>>), customer: customerOf(call.caller, call.params.uuid) }),
  };
}

/** An operation for admins: 401 for nobody, 403 for customers. */
export function forAdmin<Id extends OperationId>(handle: Handler<BodyOf<Id>, object>): Operation {
  return {
    permit: (caller) => {
      if (!caller.user) throw unauthorized();
      if (!caller.user.admin) throw forbidden();
    },
    answer: (call) => handle(call as Call<BodyOf<Id>>),
  };
}
