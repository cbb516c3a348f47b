import { describe, expect, it } from 'vitest';
import { at, openReview, path, steps } from '../../support/review/review-actor';

describe("the review's own chart", () => {
  it('keeps each step, and can undo the last one', () => {
    const { review, shown, context } = openReview();
    review.send(at('tabs'));
    for (const step of steps) review.send({ type: 'step.taken', step });
    expect(context().path.steps).toEqual(steps);
    review.send({ type: 'step.undone' });
    expect(context().path.steps).toEqual(steps.slice(0, 2));
    expect(shown).toEqual([1, 2, 3, 2]);
  });

  it('plays a path step by step, waits while paused, and stops at its end', () => {
    const { review, clock, context, isIn } = openReview();
    review.send(at('tabs'));
    review.send({ type: 'path.played', path });
    expect(context()).toMatchObject({ path: { steps: [] }, ahead: steps });
    clock.increment(700);
    expect(context().path.steps).toHaveLength(1);
    review.send({ type: 'playing.paused' });
    clock.increment(5000);
    expect(context().path.steps).toHaveLength(1);
    review.send({ type: 'playing.resumed' });
    clock.increment(700);
    clock.increment(700);
    expect(context().path).toEqual(path);
    expect(isIn({ place: { flow: 'resting' } })).toBe(true);
  });

  it('stops playing when the person takes a step', () => {
    const { review, clock, context } = openReview();
    review.send(at('tabs'));
    review.send({ type: 'path.played', path });
    review.send({ type: 'step.taken', step: { tick: 9 } });
    clock.increment(5000);
    expect(context()).toMatchObject({ path: { steps: [{ tick: 9 }] }, ahead: [] });
  });

  it('stops at once on a path without steps', () => {
    const { review, isIn } = openReview();
    review.send(at('tabs'));
    review.send({ type: 'path.played', path: { input: 'default', steps: [] } });
    expect(isIn({ place: { flow: 'resting' } })).toBe(true);
  });

  it('lays out a chart once, and shows an error if that fails', async () => {
    const { review, asked, context, isIn } = openReview();
    review.send(at('tabs'));
    await expect.poll(() => isIn({ drawing: 'settled' })).toBe(true);
    review.send(at('broken'));
    await expect.poll(() => isIn({ drawing: 'failed' })).toBe(true);
    expect(context().fault).toBe('No room');
    review.send(at('tabs'));
    expect(isIn({ drawing: 'settled' })).toBe(true);
    expect(asked).toEqual(['layout of tabs', 'layout of broken']);
  });

  it('lays a chart out anew when a state is folded, and keeps that in the address', async () => {
    const { review, asked, context, isIn } = openReview();
    const marked: (readonly string[])[] = [];
    review.on('state.marked', ({ place }) => marked.push(place.folds));
    review.send(at('tabs'));
    await expect.poll(() => isIn({ drawing: 'settled' })).toBe(true);
    review.send({ type: 'fold.toggled', id: 'tabs.alone' });
    await expect.poll(() => Object.keys(context().drawings)).toEqual(['tabs', 'tabs tabs.alone']);
    review.send({ type: 'fold.toggled', id: 'tabs.alone' });
    expect(marked).toEqual([['tabs.alone'], []]);
    expect(asked).toEqual(['layout of tabs', 'layout of tabs tabs.alone']);
    review.send(at('session', { folds: ['session.expired'] }));
    expect(context().folds).toEqual(['session.expired']);
  });

  it('generates paths once, only where they are shown', async () => {
    const { review, asked, isIn } = openReview();
    const paths = () => asked.filter((what) => what.startsWith('paths'));
    review.send(at('tabs'));
    expect(paths()).toEqual([]);
    review.send({ type: 'panel.chosen', panel: 'paths' });
    await expect.poll(() => isIn({ finding: 'settled' })).toBe(true);
    review.send({ type: 'panel.chosen', panel: 'walk' });
    review.send({ type: 'panel.chosen', panel: 'coverage' });
    expect(paths()).toEqual(['paths of tabs']);
  });

  it('reports a change of the page, but not an undone step of the same flow', () => {
    const { review } = openReview();
    let turned = 0;
    review.on('page.turned', () => void (turned += 1));
    review.send({ type: 'place.reached', place: { page: 'index', find: '' } });
    review.send(at('tabs'));
    review.send({ type: 'step.taken', step: { tick: 1 } });
    review.send(at('tabs'));
    expect(turned).toBe(2);
    review.send(at('session'));
    review.send({ type: 'place.refused', fault: 'No.' });
    review.send(at('session'));
    expect(turned).toBe(5);
  });

  it('marks the selected state in the address, and takes it from there', () => {
    const { review, context } = openReview();
    const marked: (string | null)[] = [];
    review.on('state.marked', ({ place }) => marked.push(place.selected));
    review.send(at('tabs', { selected: 'tabs.alone' }));
    expect(context().selected).toBe('tabs.alone');
    review.send({ type: 'state.selected', id: 'tabs.listening' });
    review.send({ type: 'state.selected', id: null });
    expect(marked).toEqual(['tabs.listening', null]);
  });

  it('marks what is searched for in the address, and takes it from there', () => {
    const { review, context } = openReview();
    const marked: string[] = [];
    review.on('search.marked', ({ find }) => marked.push(find));
    review.send({ type: 'place.reached', place: { page: 'index', find: 'card' } });
    expect(context().find).toBe('card');
    review.send({ type: 'search.changed', find: 'cards' });
    expect(context().find).toBe('cards');
    expect(marked).toEqual(['cards']);
  });

  it('says what became of a chart that is saved and of a link that is copied', async () => {
    const { review, context } = openReview();
    review.send(at('tabs'));
    await expect.poll(() => Object.keys(context().drawings)).toEqual(['tabs']);
    review.send({ type: 'chart.asked', form: 'mermaid', scheme: 'light' });
    await expect.poll(() => context().said).toBe('mermaid of tabs was saved.');
    review.send({ type: 'chart.asked', form: 'png', scheme: 'light' });
    await expect.poll(() => context().said).toBe('The chart could not be saved: Too large');
    review.send({ type: 'link.asked' });
    expect(context().said).toBe('');
    await expect.poll(() => context().said).toBe('The link was copied.');
    review.send(at('session'));
    expect(context().said).toBe('');
  });

  it('remembers the scheme that is chosen, but not the one it begins with', () => {
    const { review, remembered, isIn } = openReview();
    review.send({ type: 'scheme.recalled', scheme: 'dark' });
    expect(isIn({ scheme: 'dark' })).toBe(true);
    review.send({ type: 'scheme.chosen', scheme: 'light' });
    expect(isIn({ scheme: 'light' })).toBe(true);
    expect(remembered).toEqual(['light']);
  });

  it('keeps the width of the panel, and remembers it', () => {
    const { review, remembered, context } = openReview();
    review.send({ type: 'panel.resized', share: 45 });
    expect(context().panelShare).toBe(45);
    expect(remembered).toEqual(['45']);
  });

  it('says why a link is invalid, and continues from there', () => {
    const { review, context, isIn } = openReview();
    review.send({ type: 'place.refused', fault: 'Step 1 of the link cannot be read.' });
    expect(isIn({ place: 'refused' })).toBe(true);
    expect(context()).toMatchObject({ fault: 'Step 1 of the link cannot be read.', faultyFlow: null });
    review.send({ type: 'place.refused', fault: 'Step 2 of the link is not possible there.', of: 'tabs' });
    expect(context().faultyFlow).toBe('tabs');
    review.send({ type: 'place.reached', place: { page: 'index', find: '' } });
    expect(isIn({ place: 'index' })).toBe(true);
    expect(context().fault).toBeNull();
  });
});
