// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { object } from 'yup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phone as texts } from '#messages/registration/phone';
import { validation } from '#messages/registration/validation';
import { required } from '../../../src/domain/rule';
import { name } from '../../../src/domain/rules';
import { ErrorSummary } from '../../../src/ui/form/error-summary';
import { ruleSchema } from '../../../src/ui/form/rule-schema';
import { TextField } from '../../../src/ui/form/text-field';
import { useForm } from '../../../src/ui/form/use-form';
import { PhoneField } from '../../../src/ui/phone-field/phone-field';
import { phoneLabels, phoneSchemas, phoneValues, toE164 } from '../../../src/ui/phone-field/phone-values';
import {
  button,
  descriptionOf,
  hydrate,
  labelled,
  leave,
  press,
  render,
  type,
  unmount,
  settling,
} from './render';

type Values = { name: string; phone: string; phoneCountry: string };

const labels = { name: 'Name', ...phoneLabels(texts) };
const schema = object({ name: ruleSchema(validation, required, name), ...phoneSchemas(validation) });
const stored = {
  none: { name: 'Aoife', ...phoneValues() },
  canadian: { name: 'Aoife', ...phoneValues('+18005551234', 'CA') },
};
const onSubmit = vi.fn();

type FormProps = {
  readonly initialValues?: Values;
  readonly readOnly?: boolean;
  readonly onDemand?: boolean;
  readonly said?: Readonly<Record<string, string>>;
};

function Form({ initialValues = stored.none, readOnly = false, onDemand = false, said = {} }: FormProps) {
  const form = useForm<Values>({
    id: 'f',
    initialValues,
    schema,
    labels,
    serverErrors: said,
    onSubmit: (values) => {
      onSubmit(toE164(values));
    },
  });
  return (
    <form {...form.form}>
      <ErrorSummary {...form.summary} title="Please check" />
      <TextField field={form.field('name')} label="Name" autoComplete="name" />
      <PhoneField form={form} texts={texts} readOnly={readOnly} countriesOnDemand={onDemand} />
      <button {...form.submit}>Send</button>
    </form>
  );
}

const number = () => labelled(texts.number);
const country = () => document.querySelector('select') as HTMLSelectElement;
const group = () => document.querySelector('fieldset') as HTMLElement;
const said = () => document.querySelector('[role=status]')?.textContent;

async function select(alpha2: string): Promise<void> {
  await act(async () => {
    country().value = alpha2;
    country().dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
  });
}

beforeEach(() => onSubmit.mockReset());
afterEach(unmount);

describe('the phone field', () => {
  it('offers Ireland, the United Kingdom, the United States, Canada, then the rest, each with its code', async () => {
    await render(<Form />);
    const options = [...country().options].map((option) => option.textContent);
    expect(options.slice(0, 5)).toEqual([
      'Ireland (+353)',
      'United Kingdom (+44)',
      'United States (+1)',
      'Canada (+1)',
      'Afghanistan (+93)',
    ]);
    expect(options).toHaveLength(242);
    expect(options.join()).not.toContain('Antarctica');
    expect(country().value).toBe('IE');
  });

  it('has all countries in a prerendered page before hydration', async () => {
    let drawn = 0;
    await hydrate(<Form />, () => (drawn = country().options.length));
    expect(drawn).toBe(242);
    expect(country().options).toHaveLength(242);
  });

  it('is rendered with its own country and the preferred ones, and gets the rest a moment later', async () => {
    const drawn: string[][] = [];
    function FirstFrame() {
      useLayoutEffect(() => {
        drawn.push([...country().options].map(({ value }) => value));
      }, []);
      return null;
    }
    await render(
      <>
        <Form initialValues={{ ...stored.none, phoneCountry: 'FR' }} />
        <FirstFrame />
      </>,
    );
    expect(drawn[0]).toEqual(['IE', 'GB', 'US', 'CA', 'FR']);
    expect(country().options).toHaveLength(242);
    expect(country().value).toBe('FR');
  });

  it('can be rendered with only its own country and the preferred ones until its list gets focus', async () => {
    await render(<Form initialValues={{ name: 'Aoife', ...phoneValues('+33142685300', 'FR') }} onDemand />);
    expect([...country().options].map(({ value }) => value)).toEqual(['IE', 'GB', 'US', 'CA', 'FR']);
    await type(number(), '+49 30 5679 5000');
    expect(country().value).toBe('DE');
    act(() => country().focus());
    expect(country().options).toHaveLength(242);
    expect(country().value).toBe('DE');
  });

  it('is two labelled controls in one group that a browser can fill in', async () => {
    await render(<Form />);
    expect(group().querySelector('legend')?.textContent).toBe('Phone');
    expect(document.querySelector(`label[for=${country().id}]`)?.textContent).toBe('Country');
    expect([country().getAttribute('autocomplete'), number().getAttribute('autocomplete')]).toEqual([
      'tel-country-code',
      'tel-national',
    ]);
    expect(number().type).toBe('tel');
  });

  it('keeps what is typed, and returns the number in E.164', async () => {
    await render(<Form />);
    await type(number(), ' 087-123 45 67');
    await leave(number());
    expect(number().value).toBe(' 087-123 45 67');
    expect(descriptionOf(number())).toBe('');
    await press(button('Send'));
    expect(onSubmit.mock.calls[0]?.[0]).toBe('+353871234567');
  });

  it('starts with a stored number, split into country and number', async () => {
    await render(<Form initialValues={stored.canadian} />);
    expect([country().value, number().value]).toEqual(['CA', '(800) 555-1234']);
    await press(button('Send'));
    expect(onSubmit.mock.calls[0]?.[0]).toBe('+18005551234');
  });

  it('validates the number for the selected country, and again when another is selected', async () => {
    await render(<Form />);
    await type(number(), '020 7946 0958');
    await leave(number());
    await settling(() =>
      expect(descriptionOf(number())).toBe(
        'Please check the phone number, including the prefix, and try again.',
      ),
    );
    expect([number().getAttribute('aria-invalid'), descriptionOf(group()), descriptionOf(country())]).toEqual(
      ['true', descriptionOf(number()), descriptionOf(number())],
    );
    await select('GB');
    expect(number().getAttribute('aria-invalid')).toBeNull();
    await press(button('Send'));
    expect(onSubmit.mock.calls[0]?.[0]).toBe('+442079460958');
  });

  it.each(['+44 20 7946 0958', '0044 20 7946 0958'])(
    'selects the country of %s, and announces it',
    async (typed) => {
      await render(<Form />);
      expect(said()).toBe('');
      await type(number(), typed);
      expect([country().value, number().value]).toEqual(['GB', typed]);
      expect(said()).toBe('Country changed to United Kingdom (+44)');
      await leave(number());
      expect(number().getAttribute('aria-invalid')).toBeNull();
      await press(button('Send'));
      expect(onSubmit.mock.calls[0]?.[0]).toBe('+442079460958');
    },
  );

  it('shows the dialling code before a national number, but not before an international one', async () => {
    await render(<Form />);
    const code = () => number().closest('.chakra-group')?.querySelector('span[aria-hidden]')?.textContent;
    expect(code()).toBe('+353');
    await type(number(), '+4');
    expect(code()).toBeUndefined();
  });

  it('is in the summary of a refused press: first required, then invalid', async () => {
    await render(<Form />);
    await press(button('Send'));
    const summary = () => document.getElementById('f-summary')?.textContent;
    expect(summary()).toContain('Phone Number: Required.');
    await type(number(), '12');
    expect(summary()).toContain('Phone Number: Required.');
    await press(button('Send'));
    expect(summary()).toContain('Phone Number: Please check the phone number');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows the server’s error until either part is edited', async () => {
    const answer = { phone: 'We know this number already.' };
    await render(<Form said={answer} />);
    expect(descriptionOf(number())).toBe('We know this number already.');
    await type(number(), '+44 20 7946 0958');
    expect(descriptionOf(number())).toBe('');
  });

  it('can be read only', async () => {
    await render(<Form readOnly />);
    expect([country().disabled, number().readOnly]).toEqual([true, true]);
  });
});
