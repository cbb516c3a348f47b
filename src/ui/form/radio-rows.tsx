import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

const Radio = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    boxSize: '22px',
    margin: '0',
    bg: 'bg.surface',
    borderWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    cursor: 'pointer',
    '&:checked': {
      borderColor: 'fg',
      backgroundImage: 'radial-gradient({colors.fg} 5px, transparent 5.5px)',
    },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

type RadioRow<Value extends string> = {
  readonly value: Value;
  readonly title: string;
  /** What is chosen with it. */
  readonly content: ReactNode;
};

type RadioRowsProps<Value extends string> = {
  readonly label: ReactNode;
  readonly rows: readonly RadioRow<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** One of a few, one below the other: the platform's own radio buttons, so arrow keys choose and Tab passes by. */
export function RadioRows<Value extends string>({ label, rows, chosen, onChoose }: RadioRowsProps<Value>) {
  const name = useId();
  return (
    <chakra.fieldset display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)" minWidth="0">
      <chakra.legend fontWeight="medium" marginBlockEnd="1">
        {label}
      </chakra.legend>
      {rows.map(({ value, title, content }) => (
        <chakra.label key={value} display="flex" gap="3" minHeight="11" paddingBlock="2.5" cursor="pointer">
          <Radio
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <chakra.span display="grid" minWidth="0">
            <span>{title}</span>
            <chakra.span color="fg.muted" overflowWrap="anywhere">
              {content}
            </chakra.span>
          </chakra.span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
