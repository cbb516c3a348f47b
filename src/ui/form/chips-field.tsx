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

/** From `#messages/settings/chips`. */
type ChipsFieldTexts = {
  readonly hint: string;
  /** The name of the list. */
  readonly list: (what: { readonly label: string }) => string;
  /** Explains how to reach and remove entries by keyboard. */
  readonly howTo: string;
  readonly remove: (what: Entry) => string;
  readonly selected: (what: Entry) => string;
  readonly entered: (what: Entry) => string;
  readonly added: (what: { readonly count: number }) => string;
  /** Announced if no entry is new. */
  readonly known: string;
  readonly removed: (what: Entry) => string;
};

type ChipsFieldProps<Name extends string> = {
  /** The form that holds the list as one string (`text-list`). */
  readonly form: {
    readonly field: (name: Name) => FieldBinding;
    readonly assign: (values: Readonly<Record<Name, string>>) => void;
    readonly touch: (name: Name) => void;
  };
  readonly name: Name;
  readonly label: string;
  readonly texts: ChipsFieldTexts;
  /** Marks an invalid entry. The form's schema provides the error. */
  readonly isValid: (entry: string) => boolean;
  readonly readOnly?: boolean;
};

const SEPARATORS = /[\s,;]+/u;

/** Returns an entry without the separators before it. */
const cleaned = (typed: string): string => typed.replace(/^[\s,;]+/u, '').trim();

/** Keys that Chakra's control handles even when it is read-only. */
const CHANGING: readonly string[] = ['Enter', 'Backspace', 'Delete'];

/**
 * A list of short texts (D5.4). Enter, a comma, pasting a list and leaving the field add the typed text as an entry.
 * Duplicates are ignored. Text that is still being typed is part of the submitted value, but it shows no error before
 * it is an entry.
 */
export function ChipsField<Name extends string>(props: ChipsFieldProps<Name>) {
  const { form, name, label, texts, isValid, readOnly = false } = props;
  const [said, setSaid] = useState('');
  const field = form.field(name);
  const { id, value } = field;
  const { entries, pending } = listOf(value);
  const error = pending !== '' && entries.every(isValid) ? null : field.error;
  const howToId = entries.length > 0 ? `${id}-how-to` : '';

  /** Chakra reports an added entry and the emptied input separately. Neither update may undo the other. */
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (text: string) => {
    latest.current = text;
    form.assign({ [name]: text } as Readonly<Record<Name, string>>);
  };

  /**
   * Set until Chakra has emptied the input, one frame after an entry is added. Text that is typed in between is kept.
   */
  const emptying = useRef(false);
  const emptied = () => {
    emptying.current = true;
    queueMicrotask(() => requestAnimationFrame(() => void (emptying.current = false)));
  };

  /** Set once Chakra has announced an added or removed entry. From then on, it also announces highlighted entries. */
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
    // If the focus is back in the field, the person has not left it: the press removed an entry.
    if (!readOnly && typed !== '' && document.activeElement?.id !== id) enter([typed]);
  };
  /** Always the latest function: the control that takes the focus may change the form before its press ends. */
  const enterLatest = useCallbackRef(enterPending);

  /** Chakra handles input only while the control has the focus, but a browser autofills it without focus. */
  const type = (event: InputEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { entries: before, pending: typed } = listOf(latest.current);
    // Chakra handles a comma at the end. It does not handle commas within the text.
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
  /** Handles the paste, because browsers drop the line breaks of text that is pasted into a single-line input. */
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
  /**
   * Chakra announces a highlighted entry on the next render, but not before it has announced an added or removed one.
   * Until then, this function announces it.
   */
  const mark = (markedId: string | null) => {
    const marked = markedId === null ? null : document.getElementById(markedId);
    if (marked === null) return;
    // The focus stays in the input, so the browser does not scroll a hidden entry into view.
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
          // Chakra's own `disabled` would lose the focus while the field is read-only.
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
