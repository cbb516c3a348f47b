import { describe, expect, it } from 'vitest';
import { clientAgainst, genericMessages, refusalOf } from '../support/backends/client-under-test';
import { contractCalls } from '../support/contract/contract-calls';
import { compileClosed } from '../support/contract/contract-checker';
import { operations, type DocumentedOperation, type Json } from '../support/contract/contract-document';
import { json, type Behaviour, type StandInRequest } from '../support/backends/stand-in-server';

const FORM = 'application/x-www-form-urlencoded';

const callOf = (operationId: string) => {
  const call = contractCalls[operationId];
  if (!call) throw new Error(`No call of ${operationId}`);
  return call;
};

/** The first example of the answer that the contract documents for a status. */
const exampleOf = ({ operationId, responses }: DocumentedOperation, status: string): Behaviour => {
  const [type, media] = Object.entries(responses[status]?.content ?? {})[0] ?? [];
  const value = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  if (value === undefined) throw new Error(`${operationId} has no example of ${status}`);
  if (type === 'application/json') return json(value, Number(status));
  return { kind: 'answer', headers: { 'Content-Type': type ?? '' }, body: JSON.stringify(value) };
};

const isSentTo = ({ path, method }: DocumentedOperation, request: StandInRequest): boolean => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/gu, '[^/]+')}(\\?.*)?$`, 'u');
  return request.method === method.toUpperCase() && pattern.test(request.url);
};

const parsedForm = (body: string): Json => {
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => [
      key,
      key.endsWith('[]') ? form.getAll(key) : (form.get(key) ?? ''),
    ]),
  );
};

const bodyProblems = ({ requestBody }: DocumentedOperation, request: StandInRequest): unknown => {
  const type = request.headers['content-type'];
  if (!requestBody) return request.body === '' && type === undefined ? [] : ['a body that nobody documented'];
  const schema = requestBody.content[String(type)]?.schema;
  if (!schema) return [`a body of type ${String(type)}`];
  const validate = compileClosed(schema);
  const body: unknown = type === FORM ? parsedForm(request.body) : JSON.parse(request.body);
  return validate(body) ? [] : validate.errors;
};

const queryProblems = ({ parameters = [] }: DocumentedOperation, request: StandInRequest): string[] => {
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const query = new URL(request.url, 'http://stand-in').searchParams;
  return [...query.keys()].filter((name) => !known.includes(name));
};

describe('every operation of the contract', () => {
  it('has one call, and every call has an operation', () => {
    expect(Object.keys(contractCalls).sort()).toEqual(
      operations.map(({ operationId }) => operationId).sort(),
    );
  });

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s is called as documented, and its documented response is parsed',
    async (operationId, operation) => {
      const { client, server } = await clientAgainst(() => exampleOf(operation, '200'));
      const result = await callOf(operationId)(client, { idempotencyKey: 'key-12345' });
      const [request] = server.requests;
      if (!request) throw new Error('Nothing was sent');
      expect(server.requests).toHaveLength(1);
      expect(isSentTo(operation, request), `${request.method} ${request.url}`).toBe(true);
      expect(bodyProblems(operation, request)).toEqual([]);
      expect(queryProblems(operation, request)).toEqual([]);
      expect(request.headers['idempotency-key']).toBe(operation.method === 'get' ? undefined : 'key-12345');
      expect(result).toMatchSnapshot();
    },
  );

  const reading = operations.filter(({ operationId, responses }) => {
    const schema = JSON.stringify(responses['200']?.content?.['application/json']?.schema ?? {});
    return schema.includes('"required":["response"]') && operationId !== 'getUser';
  });

  const isList = ({ responses }: (typeof operations)[number]): boolean =>
    JSON.stringify(responses['200']?.content?.['application/json']?.schema).includes(
      '"response":{"type":"array"',
    );

  it.each(reading.map((operation) => [operation.operationId, operation] as const))(
    '%s treats a response of another shape as the generic error',
    async (operationId, operation) => {
      const wrong = { wrong: true };
      for (const response of [
        'wrong',
        isList(operation) ? wrong : [wrong],
        ...(isList(operation) ? [] : [wrong]),
      ]) {
        const { client } = await clientAgainst(() => json({ code: 200, response }));
        expect(await refusalOf(callOf(operationId)(client, {}))).toMatchObject({
          kind: 'malformed',
          messages: genericMessages,
        });
      }
    },
  );

  it.each(reading.filter(isList).map(({ operationId }) => [operationId] as const))(
    '%s leaves out a record of another shape, and reports its position',
    async (operationId) => {
      const told: string[] = [];
      const { client } = await clientAgainst(() => json({ code: 200, response: [{ wrong: true }] }), {
        leftOut: (problem) => told.push(problem),
      });
      const result = await callOf(operationId)(client, {});
      expect(result).toEqual(/Nav$/u.test(operationId) ? [] : { records: [], leftOut: 1 });
      expect(told).toHaveLength(1);
      expect(told[0]).toMatch(/^\/api\/[a-z\-/…]+ response\[0\]\.\w+: .+ expected$/u);
    },
  );

  const paying = operations.filter(({ responses }) => '402' in responses);

  it.each(paying.map((operation) => [operation.operationId, operation] as const))(
    '%s accepts 402 and returns the secret of the intent',
    async (operationId, operation) => {
      const { client, notices } = await clientAgainst(() => exampleOf(operation, '402'));
      const result = await callOf(operationId)(client, {});
      expect(result).toMatchObject({ kind: 'paymentRequired' });
      expect(JSON.stringify(result)).toMatch(/"clientSecret":"(seti|pi)_1_secret_2"/u);
      expect(notices).toEqual([]);
    },
  );

  it.each(paying.map(({ operationId }) => [operationId] as const))(
    '%s treats a 402 without a secret as the generic error',
    async (operationId) => {
      const bare = { code: 402, stripe_action: {}, response: { uuid: 'u' } };
      const { client } = await clientAgainst(() => json(bare, 402));
      expect((await refusalOf(callOf(operationId)(client, {}))).kind).toBe('malformed');
    },
  );

  const unchecked = [
    ...['getUser', 'logout', 'login', 'adminLogin', 'startGuest', 'requestPasswordReset', 'resetPassword'],
    ...['disownSignIn', 'confirmEmail', 'restoreEmail', 'deleteCardByToken'],
    ...['keepFactors', 'confirmSignIn', 'passkeyRequest', 'signInWithPasskey'],
  ];

  it.each(operations.map(({ operationId }) => [operationId] as const))(
    '%s reports a 401 unless it belongs to signing in and out',
    async (operationId) => {
      const { client, events } = await clientAgainst(() => json({ code: 401 }, 401));
      await callOf(operationId)(client, { checkAuth: true }).catch(() => undefined);
      const expected = unchecked.includes(operationId) ? [] : ['unauthorized'];
      expect(events).toEqual(expected);
    },
  );
});
