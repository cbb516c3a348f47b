import { describe, expect, it } from 'vitest';
import type { AppSystem } from '../../../../src/app/environment/environment';
import { keepMailCode, mailCodeOf } from '../../../../src/app/router/mail-code';

/** A code is kept by the identity of the app alone. */
const anApp = () => ({}) as AppSystem;

describe('the code of a reset link', () => {
  it.each([
    ['/reset/4f9a1c', '/reset', '4f9a1c'],
    ['/reset/4f9a1c/', '/reset', '4f9a1c'],
    ['/reset/app/4f9a1c', '/reset/app', '4f9a1c'],
    ['/reset/application', '/reset', 'application'],
    ['/reset/4f%2F9a%2f%2F1c', '/reset', '4f/9a//1c'],
    ['/reset/app/4f%2F9a%20+1c', '/reset/app', '4f/9a +1c'],
    ['/Reset/App/4F9a', '/reset/app', '4F9a'],
  ])('is removed from the address %s, which becomes %s', (path, page, code) => {
    const app = anApp();
    expect(keepMailCode(app, path)).toBe(page);
    expect(mailCodeOf(app, '/reset', '/reset/app')).toBe(code);
  });

  it.each([
    ...['/reset', '/reset/', '/reset/app', '/reset/app/', '/reset/a/b', '/lost-pass', '/x/reset/4f9a1c'],
    ...['/reset/a%2F..%2Fb', '/reset/a%5Cb', '/reset/a%2525', '/reset/a%00', '/reset/%ff', '/reset//a'],
  ])('is not in %s', (path) => {
    const app = anApp();
    expect(keepMailCode(app, path)).toBeNull();
    expect(mailCodeOf(app, '/reset', '/reset/app')).toBeNull();
  });

  it('is still known after its removal, only to this app', () => {
    const app = anApp();
    keepMailCode(app, '/reset/4f9a1c');
    keepMailCode(app, '/reset');
    expect(mailCodeOf(app, '/reset', '/reset/app')).toBe('4f9a1c');
    expect(mailCodeOf(anApp(), '/reset', '/reset/app')).toBeNull();
  });

  it('is replaced by that of a newer link', () => {
    const app = anApp();
    keepMailCode(app, '/reset/first');
    keepMailCode(app, '/reset/app/second');
    expect(mailCodeOf(app, '/reset', '/reset/app')).toBe('second');
  });
});
