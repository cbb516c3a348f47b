import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { contractFile } from '../support/contract/contract-document';

const typesFile = fileURLToPath(new URL('../../src/api/contract/schema.d.ts', import.meta.url));

it('schema.d.ts matches openapi.yaml: run `npm run contract:types` after a change', async () => {
  const generated = `${COMMENT_HEADER}${astToString(await openapiTS(pathToFileURL(contractFile)))}`;
  expect(generated === readFileSync(typesFile, 'utf8')).toBe(true);
});
