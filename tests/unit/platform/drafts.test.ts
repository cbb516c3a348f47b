// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createDrafts } from '../../../src/platform/drafts';

const drafts = createDrafts(() => sessionStorage);
const blocked = createDrafts(() => {
  throw new DOMException('Denied', 'SecurityError');
});

beforeEach(() => sessionStorage.clear());

it('keeps what was typed until it is removed', () => {
  drafts.save('contact', { message: 'Hello', name: '' });
  expect(drafts.load('contact')).toEqual({ message: 'Hello', name: '' });
  expect(drafts.any()).toBe(true);
  drafts.remove('contact');
  expect([drafts.load('contact'), drafts.any()]).toEqual([null, false]);
});

it('has no draft of an empty form', () => {
  drafts.save('contact', { message: 'Hello' });
  drafts.save('contact', { message: '  ' });
  expect(drafts.any()).toBe(false);
});

it('clears only its own entries', () => {
  sessionStorage.setItem('other', 'kept');
  drafts.save('contact', { message: 'Hello' });
  drafts.save('card-add', { nickname: 'Everyday' });
  drafts.clear();
  expect([drafts.any(), sessionStorage.getItem('other')]).toEqual([false, 'kept']);
});

it.each(['', '{', 'null', '[1]', '{"message":1}', '"text"'])('ignores %j in the storage', (text) => {
  sessionStorage.setItem('cabrank.draft.contact', text);
  expect(drafts.load('contact')).toBeNull();
});

it('does nothing if storage is blocked', () => {
  blocked.save('contact', { message: 'Hello' });
  blocked.clear();
  expect([blocked.load('contact'), blocked.any()]).toEqual([null, false]);
});

it('belong to their author: available after a reload and to a visitor who signs in, but to no one else', () => {
  drafts.claim(null);
  drafts.save('contact', { message: 'Hello' });
  drafts.claim('aoife');
  drafts.claim('aoife');
  expect(drafts.any()).toBe(true);
  drafts.claim('sean');
  expect(drafts.any()).toBe(false);
  drafts.save('contact', { message: 'Hello' });
  drafts.claim(null);
  expect(drafts.any()).toBe(false);
});
