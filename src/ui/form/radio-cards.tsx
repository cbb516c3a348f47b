import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { errorId, FieldError } from './field';

const Card = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    columnGap: '4',
    rowGap: '3',
    padding: '5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    transition: 'border-color 150ms ease-out',
    '&:has(:checked)': { borderColor: 'fg', boxShadow: 'inset 0 0 0 1px {colors.fg}' },
    // The yellow top follows the corners of the ink border that it lies in.
    '&:has(:checked)::before': {
      content: '""',
      position: 'absolute',
      inset: '1px',
      borderBlockStart: '6px solid {colors.primary}',
      borderRadius: '10px',
      pointerEvents: 'none',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '&[data-invalid]:not(:has(:checked))': { borderColor: 'error' },
    '@media (hover: hover)': { '&:hover:not(:has(:checked)):not([data-locked])': { borderColor: 'fg' } },
    '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight' } },
  },
});

/** The whole card is its target. */
const Title = chakra('label', {
  base: {
    fontSize: 'lg',
    fontWeight: 'medium',
    lineHeight: 'heading',
    paddingBlockStart: '1',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '[data-locked] &': { cursor: 'not-allowed' },
  },
});

const Radio = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    zIndex: '1',
    boxSize: '22px',
    margin: '0',
    bg: 'bg.surface',
    borderWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    outline: 'none',
    '&:checked': {
      borderColor: 'fg',
      backgroundImage: 'radial-gradient({colors.fg} 5px, transparent 5.5px)',
    },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

export type RadioCard<Value extends string> = {
  readonly value: Value;
  readonly title: ReactNode;
  /** What is said of the choice under its title: described, not named, by it. */
  readonly content: ReactNode;
};

type RadioCardsProps<Value extends string> = {
  /** Of the button that an error summary leads to: the chosen one, or the first. */
  readonly id: string;
  /** The name of the group. */
  readonly label: string;
  readonly cards: readonly RadioCard<Value>[];
  readonly chosen: Value | null;
  readonly error: string | null;
  /** Shows what is chosen, and lets nobody choose otherwise. */
  readonly readOnly?: boolean;
  readonly onChoose: (value: Value) => void;
};

/**
 * One of a few choices that each need room: the platform's own radio buttons, so arrow keys choose and Tab passes by.
 * What is chosen has a dot, an ink border and a yellow top, not a colour alone.
 */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { id, label, cards, chosen, error, readOnly = false, onChoose } = props;
  const name = useId();
  const reachable = cards.some(({ value }) => value === chosen) ? chosen : cards[0]?.value;
  return (
    <chakra.div
      role="radiogroup"
      aria-label={label}
      aria-required="true"
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? undefined : errorId(id)}
      display="grid"
      gap="2.5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <FieldError id={id} error={error} />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(16rem, 100%), 1fr))"
        data-locked={readOnly || undefined}
      >
        {cards.map(({ value, title, content }) => {
          const ownId = value === reachable ? id : `${id}-${value}`;
          return (
            <Card
              key={value}
              data-invalid={error !== null || undefined}
              data-locked={readOnly || undefined}
              data-choice={value}
            >
              <Title htmlFor={ownId}>{title}</Title>
              <Radio
                id={ownId}
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                onChange={() => {
                  if (!readOnly) onChoose(value);
                }}
                aria-disabled={readOnly || undefined}
                aria-describedby={`${ownId}-about`}
              />
              <chakra.div id={`${ownId}-about`} gridColumn="1 / -1">
                {content}
              </chakra.div>
            </Card>
          );
        })}
      </chakra.div>
    </chakra.div>
  );
}
