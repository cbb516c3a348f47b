import { describe, expect, it } from 'vitest';
import type { Reviews } from '../../../src/review/sign-off/flow-review';
import { at, noted, openReview, writable } from '../../support/review/review-actor';

describe('notes and sign-offs in the chart of the review', () => {
  it('saves a note, shows it, and has an empty form again', async () => {
    const { review, asked, remembered, context, isIn } = openReview();
    review.send({ type: 'reviewer.recalled', name: 'Ada' });
    expect(context().reviewer).toBe('Ada');
    review.send({ type: 'reviewer.named', name: 'Ben' });
    expect(remembered).toEqual(['Ben']);
    await expect.poll(() => isIn({ reviewing: 'ready' })).toBe(true);
    review.send({ type: 'note.typed', note: { at: 'tabs.alone', text: 'Why?' } });
    const change = { kind: 'note', at: 'tabs.alone', text: 'Why?', by: 'Ben' } as const;
    review.send({ type: 'review.changed', flow: 'tabs', change });
    // A second press while it is being saved changes nothing.
    review.send({ type: 'review.changed', flow: 'tabs', change });
    await expect.poll(() => isIn({ reviewing: 'ready' })).toBe(true);
    expect(asked).toEqual(["saving of tabs: note over '1'"]);
    expect(context()).toMatchObject({ note: { at: 'tabs.alone', text: '' }, change: null });
    expect(context().reviews?.flows).toEqual({ tabs: noted });
  });

  it('keeps what was typed when it could not be saved, and loads again', async () => {
    const { review, context, isIn } = openReview({ reviews: [writable, writable], saves: false });
    await expect.poll(() => isIn({ reviewing: 'ready' })).toBe(true);
    review.send({ type: 'note.typed', note: { at: null, text: 'Why?' } });
    const change = { kind: 'note', at: null, text: 'Why?', by: 'Ada' } as const;
    review.send({ type: 'review.changed', flow: 'tabs', change });
    await expect.poll(() => isIn({ reviewing: 'refused' })).toBe(true);
    expect(context()).toMatchObject({ reviewFault: 'It was changed.', note: { text: 'Why?' } });
    review.send({ type: 'review.changed', flow: 'tabs', change });
    expect(context().reviewFault).toBe('');
    await expect.poll(() => isIn({ reviewing: 'refused' })).toBe(true);
    review.send({ type: 'reviews.reloaded' });
    await expect.poll(() => isIn({ reviewing: 'ready' })).toBe(true);
    expect(context()).toMatchObject({ reviewFault: '', note: { text: 'Why?' } });
  });

  it('keeps what is typed while a note is saved, and begins anew in another flow', async () => {
    const { review, context, isIn } = openReview();
    review.send(at('tabs'));
    await expect.poll(() => isIn({ reviewing: 'ready' })).toBe(true);
    review.send({ type: 'note.typed', note: { at: null, text: 'Why?' } });
    const change = { kind: 'note', at: null, text: 'Why?', by: 'Ada' } as const;
    review.send({ type: 'review.changed', flow: 'tabs', change });
    review.send({ type: 'note.typed', note: { at: null, text: 'Why? And how?' } });
    await expect.poll(() => context().saved).toBe('tabs');
    expect(context().note.text).toBe('Why? And how?');
    review.send(at('tabs'));
    expect(context().note.text).toBe('Why? And how?');
    review.send(at('session'));
    expect(context().note).toEqual({ at: null, text: '' });
  });

  it('changes nothing on the static site, and tries again where nothing could be read', async () => {
    const { review, context, isIn } = openReview({ reviews: [{ ...writable, writable: false }] });
    await expect.poll(() => isIn({ reviewing: 'readOnly' })).toBe(true);
    review.send({ type: 'review.changed', flow: 'tabs', change: { kind: 'signOff', by: 'Ada' } });
    expect(isIn({ reviewing: 'readOnly' })).toBe(true);

    const reviews: Reviews[] = [];
    const without = openReview({ reviews });
    await expect.poll(() => without.isIn({ reviewing: 'unavailable' })).toBe(true);
    expect(without.context().reviewFault).toBe('No answer.');
    reviews.push(writable);
    without.review.send({ type: 'reviews.reloaded' });
    await expect.poll(() => without.isIn({ reviewing: 'ready' })).toBe(true);
    expect(context().reviews?.writable).toBe(false);
  });
});
