import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, WheelEvent } from 'react';
import { describedBy, FieldFrame, type FieldBinding } from './field';

type NumberFieldProps = {
  readonly field: FieldBinding;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The names of the two buttons beside it. */
  readonly texts: { readonly less: string; readonly more: string };
  readonly readOnly?: boolean;
  /** What was typed, or came by a button; as text, which the field's own `onChange` would turn into a number. */
  readonly onValue: (value: string) => void;
};

/** A wheel that turns over the page does not change what stands in it. */
const letGo = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/**
 * A whole number with its label, hint and error, typed or changed by steps. The buttons stop at the limits, typing does
 * not: what is out of them is judged, not swallowed.
 */
export function NumberField(props: NumberFieldProps) {
  const { field, label, hint, min, max, step = 1, texts, readOnly = false, onValue } = props;
  const { error, ...control } = field;
  const number = control.value.trim() === '' ? Number.NaN : Number(control.value);
  /** From nothing, or from what is no number, both buttons lead to the smallest. */
  const stepped = (by: number): number =>
    Number.isNaN(number) ? min : Math.min(max, Math.max(min, Math.trunc(number) + by));
  const stepButton = (sign: '−' | '+', name: string, by: number) => {
    const idle = readOnly || stepped(by) === number;
    return (
      <Button
        aria-label={name}
        aria-controls={control.id}
        aria-disabled={idle || undefined}
        boxSize="12"
        flexShrink="0"
        fontSize="xl"
        onClick={() => {
          if (!idle) onValue(String(stepped(by)));
        }}
      >
        <span aria-hidden="true">{sign}</span>
      </Button>
    );
  };
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      <chakra.div display="flex" gap="2">
        {stepButton('−', texts.less, -step)}
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          autoComplete="off"
          readOnly={readOnly || undefined}
          onChange={(event) => onValue(event.target.value)}
          onWheel={letGo}
          width="24"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
          css={{
            appearance: 'textfield',
            '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': {
              appearance: 'none',
              margin: '0',
            },
          }}
          aria-required="true"
          aria-invalid={error !== null || undefined}
          aria-describedby={describedBy(field.id, Boolean(hint), error !== null)}
        />
        {stepButton('+', texts.more, step)}
      </chakra.div>
    </FieldFrame>
  );
}
