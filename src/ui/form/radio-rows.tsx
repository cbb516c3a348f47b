import { RadioGroup } from '@chakra-ui/react/radio-group';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { overAll, radioGroupRecipe } from '../theme/choices';

type RadioRow<Value extends string> = {
  readonly value: Value;
  readonly title: string;
  /** What the option stands for, below its title. */
  readonly content?: ReactNode;
};

type RadioRowsProps<Value extends string> = {
  readonly label: ReactNode;
  readonly rows: readonly RadioRow<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** A choice between a few options below each other. */
export function RadioRows<Value extends string>({ label, rows, chosen, onChoose }: RadioRowsProps<Value>) {
  const choose = (value: string | null) => {
    const row = rows.find((each) => each.value === value);
    if (row !== undefined) onChoose(row.value);
  };
  return (
    <RadioGroup.Root recipe={radioGroupRecipe} value={chosen} onValueChange={({ value }) => choose(value)}>
      <RadioGroup.Label>{label}</RadioGroup.Label>
      {rows.map(({ value, title, content }) => (
        <RadioGroup.Item key={value} value={value}>
          <RadioGroup.ItemHiddenInput style={overAll} />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>
            <span>{title}</span>
            {content === undefined ? null : (
              <chakra.span color="fg.muted" overflowWrap="anywhere">
                {content}
              </chakra.span>
            )}
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
