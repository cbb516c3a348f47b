import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export type MediaType = {
  schema?: JsonObject;
  example?: Json;
  examples?: Record<string, { value: Json }>;
};
export type Content = Record<string, MediaType>;
export type Header = { required?: boolean; schema: JsonObject };
export type DocumentedAnswer = {
  description: string;
  headers?: Record<string, Header>;
  content?: Content;
};
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonObject;
};

export type Operation = {
  operationId: string;
  summary?: string;
  'x-requirement'?: string;
  'x-extension'?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, DocumentedAnswer>;
};

export type DocumentedOperation = Operation & { readonly method: string; readonly path: string };

type ContractDocument = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};

export const contractFile = fileURLToPath(new URL('../../../src/api/contract/openapi.yaml', import.meta.url));

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const resolve = (root: Json, pointer: string): Json => {
  const found = pointer
    .replace(/^#\//u, '')
    .split('/')
    .reduce<Json | undefined>((node, key) => (isObject(node) ? node[key] : undefined), root);
  if (found === undefined) throw new Error(`The contract has no ${pointer}`);
  return found;
};

/** The document with every `$ref` replaced by its target. The contract is not recursive. */
const inlined = (node: Json, root: Json): Json => {
  if (Array.isArray(node)) return node.map((entry) => inlined(entry, root));
  if (!isObject(node)) return node;
  const { $ref: ref } = node;
  if (typeof ref === 'string') return inlined(resolve(root, ref), root);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value, root)]));
};

const source = parse(readFileSync(contractFile, 'utf8')) as Json;

/** src/api/contract/openapi.yaml with its references resolved. */
export const contract = inlined(source, source) as unknown as ContractDocument;

/** Every operation of the contract. */
export const operations: readonly DocumentedOperation[] = Object.entries(contract.paths).flatMap(
  ([path, item]) => Object.entries(item).map(([method, operation]) => ({ ...operation, method, path })),
);
