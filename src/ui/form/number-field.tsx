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
  /** The names of the two step buttons. */
  readonly texts: { readonly less: string; readonly more: string };
  readonly readOnly?: boolean;
  /** Called with the typed or stepped value, as a string. The field's own `onChange` is not used. */
  readonly onValue: (value: string) => void;
};

/** Digits as typed, without thousands separators. */
const PLAIN = { useGrouping: false } as const;

/**
 * An integer with label, hint and error, which is typed or changed in steps. The buttons stop at the limits. Typing
 * does not: a value outside them is validated, not dropped.
 */
export function NumberField(props: NumberFieldProps) {
  const { field, label, hint, min, max, step = 1, texts, readOnly = false, onValue } = props;
  const { id, name, value, error, onBlur } = field;
  const [announced, setAnnounced] = useState<{ readonly value: string } | null>(null);

  // If the form replaces the typed value with the value that it already had, Chakra's input still shows the typed
  // text.
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
            /**
             * Chakra's buttons ignore the keyboard and are disabled at a limit. These react to the keyboard too
             * (`detail` is 0) and stay focusable. If the field is empty, both set the minimum.
             */
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
                  // Chakra's role description is always English. If it is empty, screen readers use their own word.
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
