import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type SubmitEvent } from 'react';
import type { Entry } from '../../data/catalogue';
import type { Option } from '../../data/options';
import { fieldName, fieldsOf, typedValues, type ValueField } from '../../data/own-values';
import { problemOf, type Played } from '../../data/playing';
import { withValues } from '../../data/tokens';
import { useReview } from '../../review-context';
import { Code, Input, Label, Row, Select, SmallButton, TextArea } from '../pieces';

const Form = chakra('form', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: '2' },
});

const optionName = ({ actor, label }: Option): string => (actor === '' ? label : `${actor}: ${label}`);

function FieldInput({ field, name }: { readonly field: ValueField; readonly name: string }) {
  const { kind, value } = field;
  if (kind === 'json' || (kind === 'text' && value.includes('\n')))
    return <TextArea name={name} defaultValue={value} fontFamily="mono" spellCheck={false} rows={4} />;
  if (kind === 'boolean') {
    return (
      <Select name={name} defaultValue={value}>
        <option value="true">yes</option>
        <option value="false">no</option>
      </Select>
    );
  }
  return (
    <Input
      name={name}
      defaultValue={value}
      autoComplete="off"
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
    />
  );
}

type ValueFormProps = { readonly entry: Entry; readonly played: Played; readonly option: Option };

function ValueForm({ entry, played, option }: ValueFormProps) {
  const review = useReview();
  const [problem, setProblem] = useState('');
  const fields = fieldsOf(option.values);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const texts = fields.map((_, index) => {
      const text = form.get(`value-${index}`);
      return typeof text === 'string' ? text : '';
    });
    const typed = typedValues(fields, texts);
    if ('problem' in typed) {
      setProblem(typed.problem);
      return;
    }
    const step = withValues(option.step, typed.values);
    const refused = step ? problemOf(entry.flow, played.path, step) : 'An event needs named values.';
    setProblem(refused ?? '');
    if (step && refused === null) review.send({ type: 'step.taken', step });
  };
  return (
    <Form aria-label={`Values of ${optionName(option)}`} onSubmit={submit}>
      {fields.map((field, index) => (
        <Label key={field.key}>
          <span>
            <Code>{fieldName(field)}</Code>
            {field.kind === 'json' ? ' (JSON)' : ''}
          </span>
          <FieldInput field={field} name={`value-${index}`} />
        </Label>
      ))}
      <Row>
        <SmallButton type="submit">Take this step</SmallButton>
      </Row>
      <chakra.p role="alert" color="error" fontSize="sm">
        {problem}
      </chakra.p>
    </Form>
  );
}

/** Takes a step with other values than those of the fixtures: the payload of an event, or the result of an actor. */
export function OwnValues({ entry, played }: { readonly entry: Entry; readonly played: Played }) {
  const [chosen, setChosen] = useState('');
  const options = played.options.filter(({ values }) => values !== null);
  const option = options.find(({ token }) => token === chosen) ?? options[0];
  if (!option) return null;
  return (
    <chakra.details minWidth="0">
      <summary>With values of your own</summary>
      <Label marginBlockStart="2">
        Event or result
        <Select value={option.token} onChange={({ target }) => setChosen(target.value)}>
          {options.map((one) => (
            <option key={one.token} value={one.token}>
              {optionName(one)}
              {one.payload === null ? '' : ` ${one.payload.slice(0, 60)}`}
            </option>
          ))}
        </Select>
      </Label>
      <ValueForm key={option.token} entry={entry} played={played} option={option} />
    </chakra.details>
  );
}
