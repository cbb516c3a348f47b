import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/review/model/catalogue';
import { messagesOf } from '../../../src/review/model/messages';
import { flowFolders, sourceOf } from '../../support/charts/machine-file';
import { purposeOf } from '../../../src/review/model/purpose';
import { purposes } from '../../../src/review/model/purposes';

describe('the texts as data', () => {
  it('are named as the code names them, parts and lists included', () => {
    const area = {
      form: { title: 'Hello', errors: { required: 'Required.' }, steps: ['one', 'two'] },
      note: 'Note',
    };
    expect(messagesOf({ b: {}, area })).toEqual({
      area: {
        'form.title': 'Hello',
        'form.errors.required': 'Required.',
        'form.steps.0': 'one',
        'form.steps.1': 'two',
        note: 'Note',
      },
      b: {},
    });
  });

  it('name their parameters, and are repeated for another plural form', () => {
    const area = {
      text: {
        greeting: ({ name }: { name: string }) => `Hello ${name}`,
        added: ({ count }: { count: number }) => (count === 1 ? '1 entry' : `${count} entries`),
        price: ({ amount, months }: { amount: string; months: number }) =>
          months === 1 ? `${amount} for a month` : `${amount} for ${months} months`,
        rounded: ({ share }: { share: number }) => `${share.toFixed(0)} percent`,
      },
    };
    expect(messagesOf({ area }).area).toEqual({
      'text.greeting': 'Hello {name}',
      'text.added': '{count} entries',
      'text.added (count 1)': '1 entry',
      'text.price': '{amount} for {months} months',
      'text.price (months 1)': '{amount} for a month',
      'text.rounded (share 0)': '0 percent',
      'text.rounded (share 1)': '1 percent',
      'text.rounded (share 2)': '2 percent',
      'text.rounded (share 10)': '10 percent',
    });
  });

  it('are all of the catalogue, none of them empty', () => {
    const texts = Object.entries(catalogue).flatMap(([area, named]) =>
      Object.entries(named).map(([key, text]) => [`${area} ${key}`, text] as const),
    );
    expect(texts.length).toBeGreaterThan(800);
    expect(Object.entries(catalogue).filter(([, named]) => Object.keys(named).length === 0)).toEqual([]);
    expect(texts.filter(([, text]) => /undefined|\[object|NaN|=>/u.test(text))).toEqual([]);
    expect(catalogue.chips).toMatchObject({
      'chips.added': '{count} entries added',
      'chips.added (count 1)': '1 entry added',
    });
  });
});

describe('the purpose of a flow', () => {
  it('is written above the chart of every flow', () => {
    expect(Object.keys(purposes).sort()).toEqual(flowFolders());
    for (const flow of flowFolders()) {
      expect(purposes[flow]).toBe(purposeOf(sourceOf(flow)));
      expect(purposes[flow]).toMatch(/^\S.{20,}\.$/u);
    }
  });

  it('is the comment directly above it, in one line', () => {
    const source =
      '/** Not this. */\nconst a = 1;\n\n/**\n * Opens the door,\n * and shuts it.\n */\nexport const doorMachine = setup({})';
    expect(purposeOf(source)).toBe('Opens the door, and shuts it.');
    expect(purposeOf('export const doorMachine = setup({})')).toBe('');
  });
});
