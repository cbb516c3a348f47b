import { chakra } from '@chakra-ui/react/styled-system';
import { Input } from '@chakra-ui/react/input';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { addEntries, listOf, listText } from '../../domain/text-list';
import { useSteady } from '../use-steady';
import { afterPress } from './after-press';
import { Chips, chipId, type ChipsTexts } from './chips';
import { describedBy, FieldFrame, type FieldBinding } from './field';

/** `#messages/chips` has them. */
type ChipsFieldTexts = ChipsTexts & {
  readonly hint: string;
  readonly added: (what: { readonly count: number }) => string;
  /** Nothing of what was entered is new. */
  readonly known: string;
  readonly removed: (what: { readonly entry: string }) => string;
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

const focusOn = (id: string) => document.getElementById(id)?.focus();

/**
 * Several short texts, entered one by one (decisions, section 5 "Chips"): Enter, a comma, the paste of a list, and
 * leaving the field enter what is typed; what is there already is ignored. Entries are removed with the pointer or the
 * keyboard; all of them together are one stop of the Tab key. What is still being typed counts when the form is sent, but
 * nothing is said of it before it is entered.
 */
export function ChipsField<Name extends string>(props: ChipsFieldProps<Name>) {
  const { form, name, label, texts, isValid, readOnly = false } = props;
  const [said, setSaid] = useState('');
  const field = form.field(name);
  const { id, value } = field;
  const { entries, pending } = listOf(value);
  const entered = value.slice(0, value.length - pending.length);
  const error = pending !== '' && entries.every(isValid) ? null : field.error;

  const change = (text: string) => form.assign({ [name]: text } as Readonly<Record<Name, string>>);
  const enter = (typed: readonly string[], rest = '') => {
    const next = addEntries(entries, typed);
    const count = next.length - entries.length;
    const isNothing = typed.every((text) => text.trim() === '');
    change(listText(next) + rest);
    if (isNothing) return;
    form.touch(name);
    setSaid(count === 0 ? texts.known : texts.added({ count }));
  };
  const remove = (index: number) => {
    const entry = entries[index];
    if (entry === undefined || readOnly) return;
    // Before what has the focus is gone.
    focusOn(index + 1 < entries.length ? chipId(id, index + 1) : index > 0 ? chipId(id, index - 1) : id);
    change(listText(entries.toSpliced(index, 1)) + pending);
    setSaid(texts.removed({ entry }));
  };

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const parts = event.target.value.split(',');
    const rest = parts.pop() ?? '';
    if (parts.length > 0) enter(parts, rest.trimStart());
    else change(entered + rest);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Whoever hits Enter once too often does not want the form sent.
      event.preventDefault();
      if (!readOnly && pending !== '') enter([pending]);
    } else if ((event.key === 'Backspace' || event.key === 'ArrowLeft') && pending === '') {
      focusOn(chipId(id, entries.length - 1));
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text').trim();
    if (readOnly || !SEPARATORS.test(pasted)) return;
    event.preventDefault();
    const before = pending.slice(0, selectionStart ?? pending.length);
    const after = pending.slice(selectionEnd ?? pending.length);
    enter(`${before}${pasted}${after}`.split(SEPARATORS));
  };
  const enterPending = () => {
    if (!readOnly && pending !== '') enter([pending]);
  };
  /** What takes the focus may change the form before its press is over. */
  const enterLatest = useSteady(enterPending);
  const leave = () => afterPress(enterLatest);

  return (
    <FieldFrame id={id} label={label} hint={texts.hint} error={error}>
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <Chips
          fieldId={id}
          label={label}
          entered={entered}
          texts={texts}
          isValid={isValid}
          readOnly={readOnly}
          onRemove={remove}
        />
        <Input
          id={id}
          type="text"
          inputMode="email"
          value={pending}
          onChange={type}
          onKeyDown={press}
          onPaste={paste}
          onBlur={leave}
          readOnly={readOnly || undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error !== null || undefined}
          aria-describedby={describedBy(id, true, error !== null)}
        />
      </chakra.div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldFrame>
  );
}
