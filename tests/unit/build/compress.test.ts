import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '../../../src/build/compress';

describe('precompress', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabrank-compress-'));
  const script = 'export const answer = 42;\n'.repeat(200);
  const path = (name: string) => join(folder, name);

  beforeAll(async () => {
    writeFileSync(path('app.js'), script);
    writeFileSync(path('font.woff2'), script);
    writeFileSync(path('tiny.js'), 'x');
    expect(await precompress(folder)).toBe(1);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes variants that decompress to the file', () => {
    expect(brotliDecompressSync(readFileSync(path('app.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(path('app.js.gz'))).toString()).toBe(script);
  });

  it('skips files that are already compressed', () => {
    expect(existsSync(path('font.woff2.br'))).toBe(false);
  });

  it('writes no variant that is larger than the file', () => {
    expect(existsSync(path('tiny.js.br'))).toBe(false);
    expect(existsSync(path('tiny.js.gz'))).toBe(false);
  });
});
