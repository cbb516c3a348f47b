// @vitest-environment happy-dom
import { memo } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldBinding } from '../../../src/ui/form/field';
import { TextField } from '../../../src/ui/form/text-field';
import { drawsTheSame, useStableForm, type FormFields } from '../../../src/ui/form/use-stable-form';
import { button, labelled, leave, press, render, settling, type, unmount } from './render';
import { TestedForm } from './tested-form';

const onSubmit = vi.fn();
const drawn = vi.fn<(name: string) => void>();

const Field = memo(function Field({ field }: { readonly field: FieldBinding }) {
  drawn(field.name);
  return <TextField field={field} label={field.name} autoComplete="off" />;
}, drawsTheSame);

function Fields({ form }: { readonly form: FormFields<string> }) {
  const { field, assign, touch } = useStableForm(form);
  return (
    <>
      <Field field={field('name')} />
      <Field field={field('town')} />
      <button type="button" onClick={() => assign({ town: 'Galway' })}>
        Galway
      </button>
      <button type="button" onClick={() => assign({ town: 'Nowhere' })}>
        Nowhere
      </button>
      <button type="button" onClick={() => touch('town')}>
        Judge
      </button>
    </>
  );
}

/** How often each field was drawn by what is done. */
const drawnBy = async (act: () => Promise<void>) => {
  drawn.mockClear();
  await act();
  return new Set(drawn.mock.calls.map(([name]) => name));
};

beforeEach(async () => {
  onSubmit.mockReset();
  await render(
    <TestedForm
      initialValues={{ name: '', town: '' }}
      problems={({ town }) => (town === 'Nowhere' ? { town: 'There is no such town.' } : {})}
      onSubmit={onSubmit}
    >
      {(form) => <Fields form={form} />}
    </TestedForm>,
  );
});
afterEach(unmount);

describe('a form whose handlers stay the same', () => {
  it('draws the field that is typed into, and no other', async () => {
    expect(await drawnBy(() => type(labelled('name'), 'Aoife'))).toEqual(new Set(['name']));
    expect(await drawnBy(() => press(button('Galway')))).toEqual(new Set(['town']));
  });

  it('loses nothing of what was typed elsewhere meanwhile', async () => {
    await type(labelled('name'), 'Aoife');
    await press(button('Galway'));
    await type(labelled('name'), 'Aoife Byrne');
    await press(button('Send'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Aoife Byrne', town: 'Galway' });
  });

  it('shows an error where the field is left', async () => {
    await type(labelled('town'), 'Nowhere');
    expect(labelled('town').getAttribute('aria-invalid')).toBeNull();
    await leave(labelled('town'));
    await settling(() => expect(labelled('town').getAttribute('aria-invalid')).toBe('true'));
  });

  it('shows an error where what stands in the field may be judged', async () => {
    await press(button('Nowhere'));
    expect(labelled('town').getAttribute('aria-invalid')).toBeNull();
    await press(button('Judge'));
    expect(labelled('town').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('drawing the same', () => {
  const onChange = () => undefined;
  const binding = { id: 'a', name: 'a', value: '1', error: null, onChange, onBlur: onChange };

  it('is a matter of what the props hold', () => {
    expect(drawsTheSame({ field: binding, busy: false }, { field: { ...binding }, busy: false })).toBe(true);
  });

  it.each([
    ['a value', { field: { ...binding, value: '2' }, busy: false }],
    ['an error', { field: { ...binding, error: 'Wrong' }, busy: false }],
    ['a handler', { field: { ...binding, onBlur: () => undefined }, busy: false }],
    ['another prop', { field: binding, busy: true }],
    ['a prop more', { field: binding, busy: false, label: 'A' }],
  ])('is not so with %s that is another', (_what, after) => {
    expect(drawsTheSame({ field: binding, busy: false }, after)).toBe(false);
  });
});
