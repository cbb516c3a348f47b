import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { downloadName } from '../../../src/api/download';

describe('the name of a download', () => {
  it.each([
    ['nothing', null, 'download'],
    ['an empty header', '', 'download'],
    ['no name', 'attachment', 'download'],
    ['an empty name', 'attachment; filename=""', 'download'],
    ['a token', 'attachment; filename=receipt.pdf', 'receipt.pdf'],
    ['a token with spaces around', 'attachment ; filename = receipt.pdf ; size=3', 'receipt.pdf'],
    ['a quoted name', 'attachment; filename="my receipt; 7.pdf"', 'my receipt; 7.pdf'],
    ['a quoted name with spaces around', 'attachment; filename=" a.pdf "', 'a.pdf'],
    ['escaped quotes', String.raw`attachment; filename="a \"b\".pdf"`, 'a "b".pdf'],
    ['upper case', 'ATTACHMENT; FILENAME="A.pdf"', 'A.pdf'],
    ['inline', 'inline; filename="a.pdf"', 'a.pdf'],
    ['UTF-8', "attachment; filename*=UTF-8''re%C3%A7u%20%E2%82%AC.pdf", 'reçu €.pdf'],
    ['UTF-8 with a language', "attachment; filename*=utf-8'fr're%C3%A7u.pdf", 'reçu.pdf'],
    ['ISO-8859-1', "attachment; filename*=iso-8859-1''re%E7u.pdf", 'reçu.pdf'],
    ['both, the extended one last', `attachment; filename="a.pdf"; filename*=UTF-8''b.pdf`, 'b.pdf'],
    ['both, the extended one first', `attachment; filename*=UTF-8''b.pdf; filename="a.pdf"`, 'b.pdf'],
    ['an extended name that is broken', `attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4`, 'a.pdf'],
    ['an unknown charset', `attachment; filename="a.pdf"; filename*=koi8-r''b.pdf`, 'a.pdf'],
    [
      'an extended name of nothing but separators',
      `attachment; filename="a.pdf"; filename*=UTF-8''%2F`,
      'a.pdf',
    ],
    ['a path up', 'attachment; filename="../../etc/passwd"', 'etcpasswd'],
    ['a path up, extended', "attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'etcpasswd'],
    ['a path of Windows', String.raw`attachment; filename="C:\\temp\\a.exe"`, 'Ctempa.exe'],
    ['dots alone', 'attachment; filename=".."', 'download'],
    ['a hidden file', 'attachment; filename=".htaccess"', 'htaccess'],
    ['control characters', "attachment; filename*=UTF-8''a%00%0D%0Ab%7F.pdf", 'ab.pdf'],
    ['a reversed extension', "attachment; filename*=UTF-8''re%E2%80%AEfdp.exe", 'refdp.exe'],
    ['bidi isolates and marks', "attachment; filename*=UTF-8''%E2%81%A6a%E2%81%A9%E2%80%8F.pdf", 'a.pdf'],
    ['line separators', "attachment; filename*=UTF-8''a%E2%80%A8b.pdf", 'ab.pdf'],
  ])('from %s', (_, header, name) => {
    expect(downloadName(header)).toBe(name);
  });

  it.each([199, 200, 201])('of %i characters is cut at 200', (length) => {
    expect(downloadName(`attachment; filename="${'a'.repeat(length)}"`)).toHaveLength(Math.min(length, 200));
  });

  it('is never cut inside a character', () => {
    const name = downloadName(`attachment; filename*=UTF-8''${'%F0%9F%9A%95'.repeat(201)}`);
    expect(Array.from(name)).toHaveLength(200);
    expect(name).not.toMatch(/\p{Cs}/u);
  });

  it('is never a path, never reversed and never empty, whatever the header', () => {
    const header = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }).map((name) => `attachment; filename="${name}"`),
      fc
        .string({ unit: 'grapheme' })
        .filter((name) => !/\p{Cs}/u.test(name))
        .map((name) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`),
    );
    fc.assert(
      fc.property(header, (value) => {
        const name = downloadName(value);
        expect(name).not.toMatch(/[/\\:\p{Cc}\p{Bidi_Control}]/u);
        expect(name).not.toBe('');
        expect(name.startsWith('.')).toBe(false);
        expect(Array.from(name).length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 500 },
    );
  });
});
