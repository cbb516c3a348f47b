import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { jointSchema } from '../../../src/ui/form/joint-schema';

/** Two fields that may not hold the same. */
const schema = jointSchema(({ from, to }) =>
  from === to ? { from: 'The same place.', to: 'The same place.' } : {},
);

const refusal = (values: Readonly<Record<string, string>>): unknown => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return null;
  } catch (error) {
    return error;
  }
};

describe('the schema of fields that are validated together', () => {
  it('accepts valid values, and returns them as typed', () => {
    const values = { from: ' Galway', to: 'Dublin' };
    expect([refusal(values), schema.cast(values)]).toEqual([null, values]);
  });

  it('reports the error of every invalid field', () => {
    const error = refusal({ from: 'Galway', to: 'Galway' });
    expect(error).toBeInstanceOf(ValidationError);
    const { inner } = error as ValidationError;
    expect(inner.map(({ path, message }) => [path, message])).toEqual([
      ['from', 'The same place.'],
      ['to', 'The same place.'],
    ]);
  });

  it('can be described by Yup', () => {
    expect(schema.describe()).toMatchObject({ type: 'object', tests: [{ name: 'rules' }] });
  });
});
