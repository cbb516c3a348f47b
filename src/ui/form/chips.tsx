import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { listOf } from '../../domain/text-list';
import { LONG_LIST } from '../long-list';

export type ChipsTexts = {
  /** The name of the list. */
  readonly list: (what: { readonly label: string }) => string;
  /** How its entries are reached and removed with the keyboard. */
  readonly howTo: string;
  readonly remove: (what: { readonly entry: string }) => string;
};

export const chipId = (fieldId: string, index: number) => `${fieldId}-entry-${String(index)}`;

const indexOf = (target: EventTarget | null): number => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return button === null ? -1 : Number(button.dataset['index']);
};

/** One look for all of them: hundreds of styled elements would take longer to make than to draw. */
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    maxHeight: '15rem',
    overflowY: 'auto',
    // Painted by itself: a key in the form does not go through hundreds of entries again.
    isolation: 'isolate',
    // A long list takes all the height that it may, so nothing moves as it comes into sight.
    '&[data-long]': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 15rem' },
    // Room for the focus ring of what lies at its edge.
    padding: '1',
    margin: '-1',
    '& > li': {
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: 'full',
      minHeight: '8',
      paddingInlineStart: '2.5',
      bg: 'bg',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'full',
      fontSize: 'sm',
    },
    '& > li > span': { overflowWrap: 'anywhere', paddingBlock: '0.5' },
    '& > li[data-wrong]': { borderColor: 'error', borderWidth: '2px', color: 'error' },
    '& > li[data-wrong] > span::before': { content: '"\\21"', fontWeight: 'bold', marginInlineEnd: '1.5' },
    '& button': {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      boxSize: '8',
      marginBlock: '-1px',
      borderRadius: 'full',
      cursor: 'pointer',
      '@media (hover: hover)': { '&:hover': { bg: 'border' } },
      '@media (pointer: coarse)': { boxSize: '11' },
    },
    // No drawing of its own: hundreds of them would be gone through with every key.
    '& button::before': { content: '"\\d7"', fontSize: 'xl', lineHeight: '1' },
    '& button[aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.muted' },
  },
});

type ChipProps = {
  readonly id: string;
  readonly entry: string;
  readonly index: number;
  readonly wrong: boolean;
  /** It is where the Tab key stops. */
  readonly reachable: boolean;
  readonly removeLabel: string;
  readonly howToId: string;
  readonly readOnly: boolean;
};

const Chip = memo(function Chip(props: ChipProps) {
  const { id, entry, index, wrong, reachable, removeLabel, howToId, readOnly } = props;
  return (
    <li data-wrong={wrong || undefined}>
      <span>{entry}</span>
      <button
        id={id}
        type="button"
        data-index={index}
        tabIndex={reachable ? 0 : -1}
        aria-label={removeLabel}
        aria-describedby={howToId}
        aria-disabled={readOnly || undefined}
      />
    </li>
  );
});

type EntriesProps = {
  readonly fieldId: string;
  readonly entered: string;
  readonly reachable: number;
  readonly texts: ChipsTexts;
  readonly isValid: (entry: string) => boolean;
  readonly readOnly: boolean;
};

/** Drawn again when one comes or goes, not with every key: what happens to them is heard around them. */
const Entries = memo(function Entries(props: EntriesProps) {
  const { fieldId, entered, reachable, texts, isValid, readOnly } = props;
  return listOf(entered).entries.map((entry, index) => (
    <Chip
      key={entry}
      id={chipId(fieldId, index)}
      entry={entry}
      index={index}
      wrong={!isValid(entry)}
      reachable={index === reachable}
      removeLabel={texts.remove({ entry })}
      howToId={`${fieldId}-how-to`}
      readOnly={readOnly}
    />
  ));
});

type ChipsProps = Omit<EntriesProps, 'reachable'> & {
  readonly label: string;
  readonly onRemove: (index: number) => void;
};

/** The entries of a `ChipsField`, each with its button: the arrow keys go through them, Delete and Backspace remove. */
export function Chips({ label, onRemove, ...entries }: ChipsProps) {
  const { fieldId, entered, texts } = entries;
  const [last, setLast] = useState(0);
  const count = listOf(entered).entries.length;

  const focusOn = (index: number) => {
    const id = index < count ? chipId(fieldId, Math.max(0, index)) : fieldId;
    document.getElementById(id)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    if (index < 0) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => focusOn(index - 1),
      ArrowUp: () => focusOn(index - 1),
      ArrowRight: () => focusOn(index + 1),
      ArrowDown: () => focusOn(index + 1),
      Home: () => focusOn(0),
      End: () => focusOn(count - 1),
      Delete: () => onRemove(index),
      Backspace: () => onRemove(index),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };
  if (count === 0) return null;

  return (
    <>
      <List
        onKeyDown={press}
        aria-label={texts.list({ label })}
        data-long={count > LONG_LIST || undefined}
        onClick={(event: MouseEvent) => {
          const index = indexOf(event.target);
          if (index >= 0) onRemove(index);
        }}
        onFocus={(event: FocusEvent) => {
          const index = indexOf(event.target);
          if (index >= 0) setLast(index);
        }}
      >
        <Entries {...entries} reachable={Math.min(last, count - 1)} />
      </List>
      <VisuallyHidden id={`${fieldId}-how-to`}>{texts.howTo}</VisuallyHidden>
    </>
  );
}
