import { Button } from '@chakra-ui/react/button';
import { NumberInput } from '@chakra-ui/react/number-input';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { numberInputRecipe } from '../theme/number-input';
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

/** Digits as they are typed: no thousands separators come in between. */
const PLAIN = { useGrouping: false } as const;

/**
 * A whole number with its label, hint and error, typed or changed by steps. The buttons stop at the limits, typing does
 * not: what is out of them is validated, not swallowed.
 */
export function NumberField(props: NumberFieldProps) {
  const { field, label, hint, min, max, step = 1, texts, readOnly = false, onValue } = props;
  const { id, name, value, error, onBlur } = field;
  const [announced, setAnnounced] = useState<{ readonly value: string } | null>(null);

  // Chakra's control shows what was typed also where the form holds something else for it, as it did before.
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (announced !== null && announced.value !== value && input instanceof HTMLInputElement)
      input.value = value;
  }, [announced, value, id]);

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <NumberInput.Root
        recipe={numberInputRecipe}
        ids={{ input: id }}
        name={name}
        value={value}
        onValueChange={({ value: next }) => {
          setAnnounced({ value: next });
          onValue(next);
        }}
        min={min}
        max={max}
        step={step}
        inputMode="numeric"
        formatOptions={PLAIN}
        clampValueOnBlur={false}
        allowMouseWheel={false}
        readOnly={readOnly}
        invalid={error !== null}
        translations={{ decrementLabel: texts.less, incrementLabel: texts.more }}
      >
        <NumberInput.Context>
          {(number) => {
            const isNone = Number.isNaN(number.valueAsNumber);
            /** From nothing both buttons lead to the smallest. Chakra's hear a pointer alone, and no press at a limit. */
            const pressed = (isIdle: boolean, go: () => void) => ({
              disabled: false,
              tabIndex: 0,
              'aria-disabled': isIdle || undefined,
              onClick: (event: { readonly detail: number }) => {
                if (isIdle) return;
                if (isNone) number.setToMin();
                else if (event.detail === 0) go();
              },
            });
            const isLeast = readOnly || number.valueAsNumber <= min;
            const isMost = readOnly || number.valueAsNumber >= max;
            return (
              <>
                <NumberInput.DecrementTrigger {...pressed(isLeast, number.decrement)} asChild>
                  <Button>
                    <span aria-hidden="true">−</span>
                  </Button>
                </NumberInput.DecrementTrigger>
                <NumberInput.Input
                  onBlur={onBlur}
                  // Chakra's is English in every language; without one the screen reader's own word stands.
                  aria-roledescription=""
                  aria-required="true"
                  aria-describedby={describedBy(id, Boolean(hint), error !== null)}
                />
                <NumberInput.IncrementTrigger {...pressed(isMost, number.increment)} asChild>
                  <Button>
                    <span aria-hidden="true">+</span>
                  </Button>
                </NumberInput.IncrementTrigger>
              </>
            );
          }}
        </NumberInput.Context>
      </NumberInput.Root>
    </FieldFrame>
  );
}
