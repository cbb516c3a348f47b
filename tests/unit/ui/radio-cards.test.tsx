// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RadioCards, type Choice } from '../../../src/ui/form/radio-cards';
import { descriptionOf, labelled, press, render, unmount } from './render';

type Colour = 'red' | 'green';

const cards: readonly Choice<Colour>[] = [
  { value: 'red', title: 'Red', content: <p>Like a rose</p> },
  { value: 'green', title: 'Green', content: <p>Like the grass</p> },
];
const onChoose = vi.fn();

type Given = {
  readonly chosen?: Colour | null;
  readonly error?: string | null;
  readonly readOnly?: boolean;
};

const show = ({ chosen = null, error = null, readOnly = false }: Given = {}) =>
  render(
    <RadioCards
      id="colour"
      label="Colour"
      cards={cards}
      chosen={chosen}
      error={error}
      readOnly={readOnly}
      onChoose={onChoose}
    />,
  );
const group = () => document.querySelector('[role=radiogroup]') as HTMLElement;
const radios = () => [...document.querySelectorAll('input')];

beforeEach(() => onChoose.mockReset());
afterEach(unmount);

describe('radio cards', () => {
  it('are one named group of radio buttons, each named by its title and described by its content', async () => {
    await show();
    expect(document.getElementById(group().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Colour',
    );
    expect(radios().map(({ type, value }) => [type, value])).toEqual([
      ['radio', 'red'],
      ['radio', 'green'],
    ]);
    expect(new Set(radios().map(({ name }) => name)).size).toBe(1);
    expect(['Red', 'Green'].map((title) => descriptionOf(labelled(title)))).toEqual([
      'Like a rose',
      'Like the grass',
    ]);
  });

  it.each(['red', 'green'] as const)('have the chosen one checked: %s', async (chosen) => {
    await show({ chosen });
    expect(
      radios()
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    ).toEqual([chosen]);
  });

  it('report what was chosen', async () => {
    await show({ chosen: 'red' });
    await press(labelled('Green'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('green');
  });

  it('cannot be changed while they are read-only', async () => {
    await show({ chosen: 'red', readOnly: true });
    await press(labelled('Green'));
    expect(onChoose).not.toHaveBeenCalled();
    expect(labelled('Green').getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    [null, 'Red'],
    ['green', 'Green'],
  ] as const)(
    'are focused from a summary at the chosen button, otherwise the first (%s)',
    async (chosen, title) => {
      await show({ chosen });
      expect(document.getElementById('colour')).toBe(labelled(title));
    },
  );

  it('show the error of the choice', async () => {
    await show();
    expect([group().getAttribute('aria-invalid'), descriptionOf(group())]).toEqual([null, '']);
    await show({ error: 'Please choose.' });
    expect([group().getAttribute('aria-invalid'), descriptionOf(group())]).toEqual([
      'true',
      'Please choose.',
    ]);
  });
});
