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

it('has no draft of a form in which nothing is left', () => {
  drafts.save('contact', { message: 'Hello' });
  drafts.save('contact', { message: '  ' });
  expect(drafts.any()).toBe(false);
});

it('clears its own entries alone', () => {
  sessionStorage.setItem('other', 'kept');
  drafts.save('contact', { message: 'Hello' });
  drafts.save('card-add', { nickname: 'Everyday' });
  drafts.clear();
  expect([drafts.any(), sessionStorage.getItem('other')]).toEqual([false, 'kept']);
});

it.each(['', '{', 'null', '[1]', '{"message":1}', '"text"'])(
  'takes %j in the storage for no draft',
  (text) => {
    sessionStorage.setItem('cabrank.draft.contact', text);
    expect(drafts.load('contact')).toBeNull();
  },
);

it('changes nothing where storage is blocked', () => {
  blocked.save('contact', { message: 'Hello' });
  blocked.clear();
  expect([blocked.load('contact'), blocked.any()]).toEqual([null, false]);
});

it('belong to whoever typed them: somebody else finds none, a reload finds them, and so does a visitor who signs in', () => {
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
