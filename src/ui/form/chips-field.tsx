import { TagsInput } from '@chakra-ui/react/tags-input';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useCallbackRef } from '@chakra-ui/react/hooks';
import {
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
} from 'react';
import { addEntries, listOf, listText, sameness } from '../../domain/text-list';
import { LONG_LIST } from '../long-list';
import { tagsInputRecipe } from '../theme/tags-input';
import { afterPress } from './after-press';
import { Chip } from './chip';
import { describedBy, FieldFrame, type FieldBinding } from './field';

type Entry = { readonly entry: string };

/** `#messages/settings/chips` has them. */
type ChipsFieldTexts = {
  readonly hint: string;
  /** The name of the list. */
  readonly list: (what: { readonly label: string }) => string;
  /** How its entries are reached and removed with the keyboard. */
  readonly howTo: string;
  readonly remove: (what: Entry) => string;
  readonly selected: (what: Entry) => string;
  readonly entered: (what: Entry) => string;
  readonly added: (what: { readonly count: number }) => string;
  /** Nothing of what was entered is new. */
  readonly known: string;
  readonly removed: (what: Entry) => string;
};

type ChipsFieldProps<Name extends string> = {
  /** The form that holds the list as one text (`text-list`). */
  readonly form: {
    readonly field: (name: Name) => FieldBinding;
    readonly assign: (values: Readonly<Record<Name, string>>) => void;
    readonly touch: (name: Name) => void;
  };
  readonly name: Name;
  readonly label: string;
  readonly texts: ChipsFieldTexts;
  /** Marks an entry that breaks a rule; the form's schema says which rule. */
  readonly isValid: (entry: string) => boolean;
  readonly readOnly?: boolean;
};

const SEPARATORS = /[\s,;]+/u;

/** An entry as it is kept: without what separated it from the one before. */
const cleaned = (typed: string): string => typed.replace(/^[\s,;]+/u, '').trim();

/** The keys that Chakra's control hears also while it is read only. */
const CHANGING: readonly string[] = ['Enter', 'Backspace', 'Delete'];

/**
 * Several short texts, entered one by one (D5.4): Enter, a comma, the paste of a list, and leaving the field enter what
 * is typed; what is there already is ignored. What is still being typed counts when the form is sent, but nothing is
 * said of it before it is entered.
 */
export function ChipsField<Name extends string>(props: ChipsFieldProps<Name>) {
  const { form, name, label, texts, isValid, readOnly = false } = props;
  const [said, setSaid] = useState('');
  const field = form.field(name);
  const { id, value } = field;
  const { entries, pending } = listOf(value);
  const error = pending !== '' && entries.every(isValid) ? null : field.error;
  const howToId = entries.length > 0 ? `${id}-how-to` : '';

  /** Chakra tells of an entry and of the emptied control one after the other: neither may undo the other. */
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (text: string) => {
    latest.current = text;
    form.assign({ [name]: text } as Readonly<Record<Name, string>>);
  };

  /** Until Chakra has emptied the control, a frame after an entry: what was typed since stays. */
  const emptying = useRef(false);
  const emptied = () => {
    emptying.current = true;
    queueMicrotask(() => requestAnimationFrame(() => void (emptying.current = false)));
  };

  /** Whether Chakra has said something of an entry. */
  const tells = useRef(false);
  const [, drawAgain] = useReducer((drawings: number) => drawings + 1, 0);

  const enter = (typed: readonly string[], rest = '') => {
    const { entries: before } = listOf(latest.current);
    const added = typed.map(cleaned);
    const next = addEntries(before, added);
    const count = next.length - before.length;
    change(listText(next) + rest);
    if (added.every((entry) => entry === '')) return;
    form.touch(name);
    setSaid(count === 0 ? texts.known : texts.added({ count }));
  };
  const enterPending = () => {
    const { pending: typed } = listOf(latest.current);
    // Who is back by now has not left: the press removed an entry.
    if (!readOnly && typed !== '' && document.activeElement?.id !== id) enter([typed]);
  };
  /** What takes the focus may change the form before its press is over. */
  const enterLatest = useCallbackRef(enterPending);

  /** Chakra hears what is typed while the control has the focus alone: a browser fills it in without. */
  const type = (event: InputEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { entries: before, pending: typed } = listOf(latest.current);
    // A comma at the end enters what stands before it, which is Chakra's part. It knows none within a text.
    if (cleaned(typed) !== '' && input.value === `${typed},`) return;
    const parts = input.value.split(',');
    const last = parts.pop() ?? '';
    if (parts.length === 0) {
      change(listText(before) + last);
      setSaid('');
      return;
    }
    input.value = last.trimStart();
    enter(parts, input.value);
  };
  /** Browsers leave out the line breaks of what is pasted into one line. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text').trim();
    if (readOnly || !SEPARATORS.test(pasted)) return;
    event.preventDefault();
    const { pending: typed } = listOf(latest.current);
    const before = typed.slice(0, selectionStart ?? typed.length);
    const after = typed.slice(selectionEnd ?? typed.length);
    enter(`${before}${pasted}${after}`.split(SEPARATORS));
  };
  const press = (event: KeyboardEvent) => {
    if (readOnly && CHANGING.includes(event.key)) event.preventDefault();
  };
  /** Chakra names a marked entry with the next drawing, and none before one was added or removed. */
  const mark = (markedId: string | null) => {
    const marked = markedId === null ? null : document.getElementById(markedId);
    if (marked === null) return;
    // The focus stays in the control, which would show an entry that is out of sight.
    marked.scrollIntoView({ block: 'nearest' });
    setSaid(tells.current ? '' : texts.selected({ entry: marked.dataset['value'] ?? '' }));
    requestAnimationFrame(drawAgain);
  };

  return (
    <FieldFrame id={id} label={label} hint={texts.hint} error={error}>
      <TagsInput.Root
        recipe={tagsInputRecipe}
        ids={{ input: id }}
        value={[...entries]}
        inputValue={pending}
        onValueChange={({ value: next }) => {
          const isNew = next.length > listOf(latest.current).entries.length;
          change(listText(next) + (isNew ? '' : listOf(latest.current).pending));
          setSaid('');
          tells.current = true;
          if (!isNew) return;
          emptied();
          form.touch(name);
        }}
        onInputValueChange={({ inputValue }) => {
          if (inputValue === '' && emptying.current) return;
          change(listText(listOf(latest.current).entries) + inputValue);
        }}
        validate={({ inputValue, value: known }) =>
          !known.some((entry) => sameness(entry) === sameness(inputValue))
        }
        onValueInvalid={() => {
          change(listText(listOf(latest.current).entries));
          emptied();
          form.touch(name);
          setSaid(texts.known);
        }}
        onHighlightChange={({ highlightedValue }) => mark(highlightedValue)}
        sanitizeValue={cleaned}
        translations={{
          deleteTagTriggerLabel: (entry) => texts.remove({ entry }),
          tagAdded: (entry) => texts.entered({ entry }),
          tagDeleted: (entry) => texts.removed({ entry }),
          tagSelected: (entry) => texts.selected({ entry }),
        }}
        editable={false}
        readOnly={readOnly}
        invalid={error !== null}
      >
        {entries.length === 0 ? null : (
          <ul aria-label={texts.list({ label })} data-long={entries.length > LONG_LIST || undefined}>
            <TagsInput.Context>
              {(tags) =>
                entries.map((entry, index) => (
                  <Chip
                    key={entry}
                    tags={tags}
                    fieldId={id}
                    entry={entry}
                    index={index}
                    wrong={!isValid(entry)}
                    readOnly={readOnly}
                  />
                ))
              }
            </TagsInput.Context>
          </ul>
        )}
        <TagsInput.Input
          type="text"
          inputMode="email"
          // Chakra's own would lose the focus while nobody can change it.
          disabled={false}
          readOnly={readOnly || undefined}
          spellCheck={false}
          onInput={type}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => afterPress(enterLatest)}
          aria-describedby={`${describedBy(id, true, error !== null) ?? ''} ${howToId}`.trimEnd()}
        />
      </TagsInput.Root>
      {howToId === '' ? null : <VisuallyHidden id={howToId}>{texts.howTo}</VisuallyHidden>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldFrame>
  );
}
