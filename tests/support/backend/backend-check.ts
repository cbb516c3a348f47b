import { Ajv2020 } from 'ajv/dist/2020.js';
import { operations, type DocumentedOperation } from '../contract/contract-document';

/** The result for one operation; `what` describes it. */
export type Finding = {
  readonly operationId: string;
  readonly call: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  readonly what: string;
};

/** The owner of the session. Customers and admins have different calls. */
type Visitor = { readonly kind: 'nobody' | 'admin' } | { readonly kind: 'customer'; readonly uuid: string };

type Known = {
  readonly extensions: ReadonlySet<string>;
  readonly visitor: Visitor;
  /** Responses so far. Some calls need an id from another's response. */
  readonly answers: ReadonlyMap<string, unknown>;
};

/** GETs with side effects. */
const WRITES = new Set(['logout', 'endImpersonation']);

/** The list and the field that provide an operation's own id. */
const ID_FROM: Readonly<Record<string, readonly [list: string, field: string, parameter: string]>> = {
  getCreditAccountRequest: ['listCreditAccountRequests', 'uuid', 'uuid'],
  downloadReceipt: ['listReceipts', 'id', 'id'],
};

/** Longer than the app's own timeout. */
const TIMEOUT_MS = 35_000;

// Ignores fields that are not in the contract, as the app does.
const ajv = new Ajv2020({ allErrors: true, strict: false });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asked = ({ method, path }: DocumentedOperation): string => `${method.toUpperCase()} ${path}`;

/** Every operation without side effects, in the contract's order. */
export const readOnlyOperations: readonly DocumentedOperation[] = operations.filter(
  ({ method, operationId }) => method === 'get' && !WRITES.has(operationId),
);

const isForAdmins = ({ operationId, path }: DocumentedOperation): boolean =>
  operationId === 'getAdminNav' || path.startsWith('/api/admin/');
const isForCustomers = ({ path }: DocumentedOperation): boolean => path.startsWith('/api/user/');

/** Why an operation cannot be called, or null. */
function obstacle(operation: DocumentedOperation, { extensions, visitor }: Known): string | null {
  const group = operation['x-extension'];
  if (group !== undefined && !extensions.has(group)) return `the extension group ${group} is not listed`;
  if (!isForAdmins(operation) && !isForCustomers(operation)) return null;
  if (visitor.kind === 'nobody') return 'needs a session: give one in CONTRACT_COOKIE';
  if (isForAdmins(operation) && visitor.kind !== 'admin') return 'needs the session of an admin';
  if (isForCustomers(operation) && visitor.kind !== 'customer') return 'needs the session of a customer';
  return null;
}

const PARAMETER = /\{(\w+)\}/gu;

/** The path with its parameters filled in, or null if there is no id to use. */
function pathOf({ operationId, path }: DocumentedOperation, { visitor, answers }: Known): string | null {
  const parameters = new Map<string, string>();
  if (visitor.kind === 'customer') parameters.set('uuid', visitor.uuid);
  const source = ID_FROM[operationId];
  if (source) {
    const [list, field, parameter] = source;
    const rows = answers.get(list);
    const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
    const id = isRecord(first) ? first[field] : undefined;
    if (typeof id !== 'string' && typeof id !== 'number') return null;
    parameters.set(parameter, String(id));
  }
  const isKnown = ([, name = '']: RegExpMatchArray) => parameters.has(name);
  if (![...path.matchAll(PARAMETER)].every(isKnown)) return null;
  return path.replaceAll(PARAMETER, (_, name: string) => encodeURIComponent(parameters.get(name) ?? ''));
}

/** The differences between a response and the contract, as text; empty if there are none. */
function problemsOf(operation: DocumentedOperation, answer: Response, body: unknown): readonly string[] {
  const documented =
    operation.responses[answer.status] ?? operation.responses[`${Math.floor(answer.status / 100)}XX`];
  if (!documented) return [`the contract documents no status ${answer.status}`];
  const type = answer.headers.get('content-type')?.split(';')[0] ?? 'none';
  const content = documented.content?.[type];
  if (!content) return [`its content type is ${type}`];
  if (type !== 'application/json') return [];
  const code = isRecord(body) ? body['code'] : undefined;
  const differs = code === answer.status ? [] : [`its code is ${String(code)}`];
  const validate = ajv.compile(content.schema ?? {});
  const wrong = validate(body)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath || '/'} ${message ?? 'is wrong'} ${JSON.stringify(params)}`,
      );
  return [...differs, ...wrong];
}

/**
 * Whether the status means that the backend does not have the requested thing, where the contract permits that. A
 * refusal does not count.
 */
const mayBeMissing = (operation: DocumentedOperation, status: number): boolean =>
  status === 404 && !isForAdmins(operation) && !isForCustomers(operation);

async function ask(url: string, cookie: string | null) {
  const answer = await fetch(url, {
    headers: { 'x-requested-with': 'XMLHttpRequest', ...(cookie === null ? {} : { cookie }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await answer.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { answer, body };
}

/** The caller according to auth/user. The effective user counts (S3.user.1). */
function visitorOf(user: unknown): Visitor {
  if (!isRecord(user)) return { kind: 'nobody' };
  const effective = isRecord(user['impersonate']) ? user['impersonate'] : user;
  if (user['admin'] === true && !user['impersonate']) return { kind: 'admin' };
  return typeof effective['uuid'] === 'string'
    ? { kind: 'customer', uuid: effective['uuid'] }
    : { kind: 'nobody' };
}

/**
 * Calls every operation of a backend without side effects and checks the responses against the contract.
 *
 * @param origin without a trailing slash
 * @param cookie a Cookie header with a session, or null
 */
export async function checkBackend(origin: string, cookie: string | null): Promise<readonly Finding[]> {
  const answers = new Map<string, unknown>();
  const findings: Finding[] = [];
  let visitor: Visitor = { kind: 'nobody' };
  let extensions: ReadonlySet<string> = new Set();

  const check = async (operation: DocumentedOperation, path: string): Promise<Omit<Finding, 'call'>> => {
    const { operationId } = operation;
    const failed = (what: string) => ({ operationId, result: 'failed' as const, what });
    try {
      const { answer, body } = await ask(`${origin}${path}`, cookie);
      const problems = problemsOf(operation, answer, body);
      if (problems.length > 0) return failed([`${answer.status}`, ...problems].join('; '));
      const response = isRecord(body) ? body['response'] : undefined;
      if (answer.status === 200) answers.set(operationId, response);
      const nobody = operationId === 'getUser' && answer.status === 401 && cookie === null;
      if (answer.status !== 200 && !nobody && !mayBeMissing(operation, answer.status)) {
        return failed(`${answer.status}, as the contract says, but it was to succeed`);
      }
      return { operationId, result: 'passed', what: String(answer.status) };
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  };

  for (const operation of readOnlyOperations) {
    const { operationId } = operation;
    const known = { extensions, visitor, answers };
    const call = asked(operation);
    const why = obstacle(operation, known);
    const path = why === null ? pathOf(operation, known) : null;
    if (path === null) {
      findings.push({ operationId, call, result: 'skipped', what: why ?? 'there is none to ask for' });
      continue;
    }
    findings.push({ ...(await check(operation, path)), call });
    if (operationId === 'getConfig') {
      const config = answers.get(operationId);
      const listed = isRecord(config) && Array.isArray(config['extensions']) ? config['extensions'] : [];
      extensions = new Set(listed.map(String));
    }
    if (operationId === 'getUser') visitor = visitorOf(answers.get(operationId));
  }
  return findings;
}
