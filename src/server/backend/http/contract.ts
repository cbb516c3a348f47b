import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { parse } from 'yaml';
import source from '../../../api/contract/openapi.yaml?raw';
import type { Services } from '../routes/services';
import { auditTexts } from '../services/admin/audit-texts';
import type { ExtensionGroup } from '../services/shared/switches';
import { notFound, Refusal, type FileAnswer } from './answers';
import { callerOf, identify } from './caller';
import { refuseLooking } from './look-only';
import { idempotencyKeyOf, type Idempotency } from './idempotency';
import type { Operation, OperationId, Operations } from './operation';
import { requireSameOrigin } from './same-origin';
import { requireStorableText } from './storable-text';

type OperationObject = {
  readonly operationId?: string;
  readonly 'x-extension'?: ExtensionGroup;
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, unknown>>;
  };
};
type PathItem = Readonly<Record<string, OperationObject>>;
type Parameter = {
  readonly in: string;
  readonly schema: { readonly type?: string; readonly minimum?: number };
};
type Contract = {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};

type Dependencies = {
  readonly operations: Operations;
  readonly services: Pick<Services, 'sessions' | 'switches' | 'audit'>;
  readonly idempotency: Idempotency;
  /** Sent with every successful response. */
  readonly version: string;
};

const isOffered = (operations: Operations, id: string | undefined): id is OperationId =>
  id !== undefined && Object.hasOwn(operations, id);

/**
 * Removes from the contract the operations that are not offered, so that they answer 404. References are kept. Tests
 * check responses against the contract; the server does not.
 */
function offeredPart(contract: Contract, operations: Operations): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const methods = Object.entries(item).filter(
      ([method, operation]) => method === 'parameters' || isOffered(operations, operation.operationId),
    );
    return [path, Object.fromEntries(methods)] as const;
  });
  return { ...contract, paths: Object.fromEntries(paths), components: withTextQueries(contract.components) };
}

/** Query parameters arrive as text and are not coerced, so integers are checked by a pattern of digits. */
function withTextQueries(components: Contract['components']): Contract['components'] {
  const parameters = Object.entries(components.parameters).map(([name, parameter]) =>
    parameter.in === 'query' && parameter.schema.type === 'integer'
      ? [name, { ...parameter, schema: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' } }]
      : [name, parameter],
  );
  return { ...components, parameters: Object.fromEntries(parameters) as Record<string, Parameter> };
}

/** Content types that a call may have if it needs no body. No others are read. */
const readable = { 'application/json': {}, 'application/x-www-form-urlencoded': {} };

/** Refuses unknown content types, because Fastify skips validation for those that the contract does not name. */
function requireContentType(request: FastifyRequest, { requestBody }: OperationObject): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined) {
    if (requestBody?.required === true) throw new Refusal(400, 'An error occurred with your request');
    return;
  }
  if (!Object.hasOwn(requestBody?.content ?? readable, type)) {
    throw new Refusal(415, "We can't accept this format.");
  }
}

const paramsOf = (request: FastifyRequest) => request.params as Readonly<Record<string, string>>;
const queryOf = (request: FastifyRequest) => request.query as Readonly<Record<string, string>>;

/** @param answer the name of its file must be ASCII without quotes */
const sendFile = (reply: FastifyReply, { file }: FileAnswer): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .type(file.type)
    .send(file.content);

/**
 * Registers a route for each offered operation, validated by openapi.yaml. A call is checked in this order:
 * extension group (404), same origin (403), caller (401, 403, and for a write by an admin who only looks), content type
 * (415), body (400), Idempotency-Key. Then the operation runs.
 *
 * @throws if an offered operation is not in the contract, or writes and has no words for the audit
 */
export async function registerContract(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { operations, services, idempotency, version } = dependencies;
  const { sessions, switches, audit } = services;
  const contract = offeredPart(parse(source) as Contract, operations);
  const specified = new Map(
    Object.values(contract.paths).flatMap((item) =>
      Object.values(item).map((operation) => [operation.operationId, operation] as const),
    ),
  );
  for (const id of Object.keys(operations)) {
    if (!specified.has(id)) throw new Error(`The contract has no operation ${id}`);
  }

  const route = (id: OperationId, operation: Operation, method: string) => {
    const specification = specified.get(id) ?? {};
    const writes = method !== 'GET' || operation.changesState === true;
    const kept = writes && operation.neverReplayed !== true;
    const group = specification['x-extension'];
    // The outcome of a simulated bank challenge is not an action of the user, so it is not audited.
    const isAct = method !== 'GET' && group !== 'sandbox' && operation.auditsItself !== true;
    const action = auditTexts[id];
    if (isAct && action === undefined) throw new Error(`The audit has no words for ${id}`);
    return {
      onRequest: async (request: FastifyRequest) => {
        if (group !== undefined && !switches.current().extensions.includes(group)) throw notFound();
        if (writes) requireSameOrigin(request);
        const caller = await identify(request, sessions);
        operation.permit(caller, paramsOf(request));
        if (writes && operation.whileLooking !== true) refuseLooking(caller);
        requireContentType(request, specification);
      },
      ...(kept
        ? {
            preHandler: (request: FastifyRequest, reply: FastifyReply) =>
              idempotency.before(request, reply, operation),
            onSend: (request: FastifyRequest, reply: FastifyReply, payload: unknown) =>
              idempotency.after(request, reply, payload),
          }
        : {}),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        requireStorableText(request.body, request.params, request.query);
        const caller = callerOf(request);
        const answer = await operation.answer({
          caller,
          params: paramsOf(request),
          query: queryOf(request),
          body: request.body,
          idempotencyKey: idempotencyKeyOf(request),
          address: request.ip,
          reply,
        });
        if ('file' in answer) return sendFile(reply, answer);
        const { status, body } = answer;
        // A 402 means that nothing has been done yet.
        if (isAct && action !== undefined && status === 200) await audit.recordFor(caller, action);
        return reply.code(status).send({ code: status, ...body, version });
      },
    };
  };

  await app.register(openapiGlue, {
    specification: contract,
    operationResolver: (id: string, method: string) => {
      const operation = isOffered(operations, id) ? operations[id] : undefined;
      if (!operation) throw new Error(`Operation ${id} is not offered`);
      return route(id as OperationId, operation, method) as never;
    },
  });
}
