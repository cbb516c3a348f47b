import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { operations, type DocumentedAnswer, type Json, type JsonObject } from './contract-document';

const ajv = new Ajv2020({ allErrors: true, strict: false });

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes a schema of the contract reject unknown fields. The app ignores such fields, but in our own responses one is
 * misspelt or undocumented.
 */
export const closed = (node: Json, isPart = false): Json => {
  if (Array.isArray(node)) return node.map((entry) => closed(entry, isPart));
  if (!isObject(node)) return node;
  const copy: JsonObject = Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'allOf') return [key, closed(value, true)];
      if (key === 'properties' && isObject(value))
        return [
          key,
          Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, closed(schema)])),
        ];
      return [key, closed(value)];
    }),
  );
  const hasFields = 'properties' in node || 'allOf' in node;
  return hasFields && !isPart ? { ...copy, unevaluatedProperties: false } : copy;
};

/** Compiles a schema of the contract that rejects unknown fields. */
export const compileClosed = (schema: JsonObject): ValidateFunction =>
  ajv.compile(closed(schema) as JsonObject);

const validators = new Map<string, ValidateFunction>();
const checked = new Map<string, number>();

const documented = (operationId: string, status: number): DocumentedAnswer => {
  const operation = operations.find((entry) => entry.operationId === operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}`);
  const group = `${Math.floor(status / 100)}XX`;
  const answer = operation.responses[status] ?? operation.responses[group];
  if (!answer) throw new Error(`${operationId}: the contract documents no answer with status ${status}`);
  return answer;
};

/**
 * Checks one response of a backend against the contract.
 *
 * @param operationId as in openapi.yaml
 * @param status the HTTP status
 * @param body the parsed JSON
 * @param headers the response's headers with lower-case names; without them headers are not checked
 * @throws Error that lists all differences between the response and the document, including unknown fields
 */
export const checkAnswer = (
  operationId: string,
  status: number,
  body: unknown,
  headers?: Readonly<Record<string, unknown>>,
): void => {
  const answer = documented(operationId, status);
  const schema = answer.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId}: the contract documents no JSON with status ${status}`);
  const key = `${operationId} ${status}`;
  const validate = validators.get(key) ?? compileClosed(schema);
  validators.set(key, validate);
  checked.set(key, (checked.get(key) ?? 0) + 1);
  const problems = validate(body)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath || '/'} ${message ?? 'is wrong'} ${JSON.stringify(params)}`,
      );
  const absent = Object.entries(answer.headers ?? {})
    .filter(([name, header]) => header.required && headers && !(name.toLowerCase() in headers))
    .map(([name]) => `the header ${name} is missing`);
  const all = [...problems, ...absent];
  if (all.length > 0) throw new Error(`${key} does not match the contract:\n  ${all.join('\n  ')}`);
};

/**
 * Checks a file response against the contract: its type and its headers.
 *
 * @throws Error if the contract documents no such file, or one of its headers is missing
 */
export const checkFile = (
  operationId: string,
  status: number,
  headers: Readonly<Record<string, unknown>>,
): void => {
  const answer = documented(operationId, status);
  const key = `${operationId} ${status}`;
  const type = String(headers['content-type']).split(';')[0] ?? '';
  if (!answer.content?.[type]) throw new Error(`${key}: the contract documents no ${type}`);
  const absent = Object.keys(answer.headers ?? {}).filter((name) => !(name.toLowerCase() in headers));
  if (absent.length > 0) throw new Error(`${key}: without ${absent.join(', ')}`);
  checked.set(key, (checked.get(key) ?? 0) + 1);
};

/** The number of responses checked so far, by operation and status. A run that checked nothing proves nothing. */
export const checkedAnswers = (): ReadonlyMap<string, number> => checked;
