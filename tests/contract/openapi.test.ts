import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Validator } from '@seriousme/openapi-schema-validator';
import { compileClosed } from '../support/contract/contract-checker';
import { contract, contractFile, operations, type Content } from '../support/contract/contract-document';

/** The calls that every backend has. */
const REQUIRED = [
  'getConfig getPremiumConfig getUser logout endImpersonation getTerms getPrivacy getContact sendContactMessage',
  'getNav getAdminNav viewCards viewBusinessCards viewPremiumSubscriptions addCard deleteCard deleteCardByToken',
  'addCardAccount setAccountCard enableCardAccount disableCardAccount setSubscriptionCard cancelSubscription',
  'viewAccounts requestAccount viewSettings updateSettings changePassword deleteProfile addProfile saveProfileCard',
].flatMap((line) => line.split(' '));

const EXTENSIONS = {
  auth: 'login adminLogin startGuest requestPasswordReset resetPassword',
  registration: 'register registerSaveCard subscribe subscribeSaveCard',
  admin:
    'getDashboard findCustomers impersonate listCreditAccountRequests getCreditAccountRequest ' +
    'approveCreditAccountRequest declineCreditAccountRequest getAudit getCustomerAudit',
  receipts: 'listReceipts downloadReceipt',
  withdrawal: 'withdrawSubscription',
  resume: 'resumeSubscription',
  'default-card': 'setDefaultCard',
  'email-change': 'confirmEmail restoreEmail requestEmailChange cancelEmailChange',
  'look-only': 'actForCustomer',
  'second-factor':
    'confirmSignIn signInWithPasskey passkeyRequest keepFactors listFactors beginTotp confirmTotp beginPasskey ' +
    'confirmPasskey renewRecoveryCodes renameFactor removeFactor resetFactors',
  devices: 'disownSignIn listSessions endSession endOtherSessions',
  support: 'makeSupportCode readSupportCode showWhereabouts hideWhereabouts readWhereabouts',
  sandbox: 'settleSandboxIntent',
};

/** Calls whose requirement names several: its first path, and the end of the call's own. */
const JOINED: Readonly<Record<string, readonly [string, string]>> = {
  getPrivacy: ['/api/content/terms', '/privacy'],
  getContact: ['/api/content/terms', '/contact'],
  getAdminNav: ['/api/content/nav', '/api/content/admin-nav'],
  disableCardAccount: ['/api/user/{uuid}/cards/business/{accountId}/enable', 'disable'],
};

const requirements = readFileSync('machines/requirements.md', 'utf8').split('\n');

const examplesOf = (content: Content | undefined) =>
  Object.entries(content ?? {}).flatMap(([type, media]) => {
    const named = Object.entries(media.examples ?? {}).map(([name, { value }]) => ({ name, value }));
    const all = media.example === undefined ? named : [{ name: 'example', value: media.example }, ...named];
    return all.map((example) => ({ ...example, type, schema: media.schema }));
  });

const problemsOf = (where: string, content: Content | undefined): string[] =>
  examplesOf(content).flatMap(({ name, value, type, schema }) => {
    if (!schema) return [`${where} ${type} has no schema`];
    const validate = compileClosed(schema);
    return validate(value) ? [] : [`${where} ${name}: ${JSON.stringify(validate.errors)}`];
  });

describe('the contract', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(contractFile);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(contract.openapi).toMatch(/^3\.1\./u);
  });

  it('contains each of the 31 calls (S7.calls)', () => {
    const own = operations.filter((operation) => operation['x-extension'] === undefined);
    expect(own.map(({ operationId }) => operationId).sort()).toEqual([...REQUIRED].sort());
    expect(own).toHaveLength(31);
  });

  it('gives each the requirement that names its method and path', () => {
    for (const operation of operations.filter((entry) => entry['x-extension'] === undefined)) {
      const { operationId, method, path } = operation;
      const key = operation['x-requirement'] ?? '';
      expect(key, operationId).toMatch(/^S7\.calls\.\d+$/u);
      const sentence = requirements.find((line) => line.startsWith(`- \`${key}\` `)) ?? '';
      const [first, last] = JOINED[operationId] ?? [path, path];
      expect(sentence.replaceAll(',', ' '), operationId).toContain(`\` ${method.toUpperCase()} ${first} `);
      expect(sentence.replaceAll(',', ' '), operationId).toContain(`${last} `);
    }
  });

  it.each(Object.entries(EXTENSIONS))('contains the calls of the extension group %s', (group, ids) => {
    const found = operations.filter((operation) => operation['x-extension'] === group);
    expect(found.map(({ operationId }) => operationId).sort()).toEqual(ids.split(' ').sort());
    const name = group.replaceAll(/-(\w)/gu, (_dash, letter: string) => letter.toUpperCase());
    // In parts, because `references.test.ts` looks up every key that it finds.
    const key = ['D2', 'extensionGroups', name].join('.');
    for (const operation of found) expect(operation['x-requirement'], operation.operationId).toBe(key);
  });

  it('contains no operations besides these calls and those of the groups', () => {
    const groups = operations.map((operation) => operation['x-extension']).filter(Boolean);
    expect([...new Set(groups)].sort()).toEqual(Object.keys(EXTENSIONS).sort());
  });

  it('requires X-Requested-With on every call, and allows every write to be idempotent', () => {
    for (const { operationId, method, parameters = [] } of operations) {
      const headers = parameters.filter((parameter) => parameter.in === 'header');
      const names = headers.map(({ name, required }) => `${name}${required ? '!' : ''}`);
      const expected = method === 'get' ? ['X-Requested-With!'] : ['X-Requested-With!', 'Idempotency-Key'];
      expect(names, operationId).toEqual(expected);
    }
  });

  it('documents the errors of every call', () => {
    for (const { operationId, method, path, 'x-extension': group, responses } of operations) {
      const codes = Object.keys(responses);
      const expected = [
        ...['200', '400', '403', '415', '429', '5XX'],
        ...(method === 'get' ? [] : ['404', '409', '413', '422']),
        ...(path.includes('{') ? ['414'] : []),
        ...(group === undefined ? [] : ['404']),
      ];
      expect(codes, operationId).toEqual(expect.arrayContaining(expected));
      expect(responses['429']?.headers?.['Retry-After']?.required, operationId).toBe(true);
    }
    const paying = operations.filter(({ responses }) => '402' in responses);
    expect(paying.map(({ operationId }) => operationId).sort()).toEqual(
      'addCard addProfile register registerSaveCard saveProfileCard subscribe subscribeSaveCard'.split(' '),
    );
  });

  it('has an example for every body and every response, each valid against its schema', () => {
    let count = 0;
    for (const { operationId, requestBody, responses } of operations) {
      const contents = [
        { where: `${operationId} request`, content: requestBody?.content },
        ...Object.entries(responses).map(([status, { content }]) => ({
          where: `${operationId} ${status}`,
          content,
        })),
      ].filter(({ content }) => content !== undefined);
      for (const { where, content } of contents) {
        const found = examplesOf(content).length;
        expect(found, where).toBeGreaterThan(0);
        expect(problemsOf(where, content)).toEqual([]);
        count += found;
      }
    }
    console.log(`openapi.yaml: ${operations.length} operations, ${count} examples checked`);
    expect(count).toBeGreaterThan(operations.length * 4);
  });

  it('lists the groups without calls of their own in the example configuration', () => {
    const config = operations.find(({ operationId }) => operationId === 'getConfig');
    const { example } = config?.responses['200']?.content?.['application/json'] ?? {};
    expect(example).toMatchObject({
      response: { extensions: ['auth', 'idempotency', 'cancel-reason', 'price-agreed', 'sandbox'] },
    });
  });
});
