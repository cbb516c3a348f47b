import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo } from 'react';
import { cardChoice as texts } from '#messages/cards/card-choice';
import { cards } from '#messages/cards/cards';
import { brandLabel, formatExpiry, maskedNumber } from '../../../domain/cards/card';
import type { Card } from '../../../domain/entities';
import { deepEqual } from '../../../ui/deep-equal';
import { BrandMark } from '../card-list/brand-mark';
import { CardBadge } from '../card-list/card-badge';

/**
 * Contains the rows and all of their styles. Rows are plain elements, because there may be hundreds. Rows out of view
 * are neither laid out nor painted.
 */
export const CardChoiceRows = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxHeight: 'max(12rem, min(23rem, 50dvh))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Space for the focus ring.
    margin: '-1.5',
    padding: '1.5',
    '& > label': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '2.5',
      paddingInline: '3.5',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'control',
      cursor: 'pointer',
      fontVariantNumeric: 'tabular-nums',
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 4.5rem',
    },
    '& > label:has(:checked)': { borderColor: 'fg', boxShadow: 'inset 0 0 0 1px {colors.fg}' },
    '& > label:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '& > label[data-expired]': { bg: 'bg', borderColor: 'border', color: 'fg.muted', cursor: 'not-allowed' },
    '@media (hover: hover)': { '& > label:not([data-expired]):hover': { borderColor: 'fg' } },
    '@media (forced-colors: active)': { '& > label:has(:checked)': { borderColor: 'Highlight' } },
    '& input': {
      appearance: 'none',
      flexShrink: '0',
      boxSize: '22px',
      margin: '0',
      bg: 'bg.surface',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      outline: 'none',
      cursor: 'inherit',
      '&:checked': {
        borderColor: 'fg',
        backgroundImage: 'radial-gradient({colors.fg} 5px, transparent 5.5px)',
      },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    '& input, & label > img': { gridRow: '1 / span 2' },
    '& b': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& [data-part=details]': {
      gridColumn: '3 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '3',
      rowGap: '1',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    '& [data-part=details] > :nth-of-type(2)': { marginInlineStart: 'auto' },
    '& [data-part=reason]': { gridColumn: '3 / -1', fontSize: 'sm' },
  },
});

type CardChoiceRowProps = {
  /** The id of the radio button. */
  readonly id: string;
  /** The shared name of the radio buttons in the group. */
  readonly name: string;
  readonly card: Card;
  readonly checked: boolean;
  /** The card that is charged at present. */
  readonly current: boolean;
  /** The choice cannot be changed at the moment. */
  readonly locked: boolean;
  readonly onChoose: (cardId: string) => void;
};

/**
 * One card to choose: brand, name, last four digits, expiry and state. An expired card is shown with the reason why
 * it cannot be chosen, and it stays reachable by keyboard.
 */
function CardChoiceRowDrawn({ id, name, card, checked, current, locked, onChoose }: CardChoiceRowProps) {
  const barred = card.expired || locked;
  return (
    <label htmlFor={id} data-expired={card.expired || undefined}>
      <input
        id={id}
        type="radio"
        name={name}
        value={card.id}
        checked={checked}
        onChange={() => {
          if (!barred) onChoose(card.id);
        }}
        aria-disabled={barred || undefined}
      />
      <BrandMark brand={card.type} muted={card.expired} />
      <b>{card.name.trim() || brandLabel(card.type, cards.generic)}</b>
      <span>
        <VisuallyHidden>{cards.expires} </VisuallyHidden>
        {formatExpiry(card.expiryMonth, card.expiryYear)}
      </span>
      <span data-part="details">
        <span>
          {maskedNumber(card.lastFour)}
          {current ? ` · ${texts.paysNow}` : ''}
        </span>
        <CardBadge card={card} />
      </span>
      {card.expired ? <span data-part="reason">{texts.expired}</span> : null}
    </label>
  );
}

/** Re-renders only if its props change, not with every choice. */
export const CardChoiceRow = memo(CardChoiceRowDrawn, deepEqual);
