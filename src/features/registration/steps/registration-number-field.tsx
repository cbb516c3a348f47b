import { Input } from '@chakra-ui/react/input';
import type { ClipboardEvent } from 'react';
import { creditAccount as texts } from '#messages/profiles/credit-account';
import { LENGTH } from '../../../domain/limits';
import { stripSpaces } from '../../../domain/rules';
import { describedBy, FieldFrame } from '../../../ui/form/field';
import type { StepFieldsProps } from '../stepper/stepper-props';

const NAME = 'companyRegistrationNumber';
const { max } = LENGTH.companyNumber;

/** Inserts pasted text without its spaces, truncated to the free length. The caret moves behind it. */
function pasteInto(control: HTMLInputElement, pasted: string): string {
  const { value } = control;
  const start = control.selectionStart ?? value.length;
  const end = control.selectionEnd ?? value.length;
  const room = max - (value.length - (end - start));
  control.setRangeText(stripSpaces(pasted).slice(0, Math.max(0, room)), start, end, 'end');
  return control.value;
}

/**
 * Blocks a typed space and leaves the caret where it is. It listens to the native event, because React's
 * `beforeinput` is synthesised from other events.
 */
function refuseSpaces(frame: HTMLElement | null) {
  if (frame === null) return undefined;
  const refuse = (event: InputEvent) => {
    if (event.data !== null && event.data !== '' && event.data.trim() === '') event.preventDefault();
  };
  frame.addEventListener('beforeinput', refuse);
  return () => frame.removeEventListener('beforeinput', refuse);
}

/**
 * The company registration number: spaces are ignored when typed and stripped when pasted
 * (S5.registrationNumberSpaces).
 */
export function RegistrationNumberField({ form, locked }: Pick<StepFieldsProps, 'form' | 'locked'>) {
  const { error, ...control } = form.field(NAME);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (locked) return;
    event.preventDefault();
    form.assign({ [NAME]: pasteInto(event.currentTarget, event.clipboardData.getData('text')) });
  };
  return (
    <div ref={refuseSpaces} style={{ display: 'contents' }}>
      <FieldFrame
        id={control.id}
        label={texts.companyRegistrationNumber}
        hint={texts.registrationNumberHint}
        error={error}
      >
        <Input
          {...control}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={max}
          readOnly={locked || undefined}
          // Handles input that is dropped, autofilled or dictated.
          onChange={(event) => form.assign({ [NAME]: stripSpaces(event.target.value) })}
          onPaste={paste}
          aria-required="true"
          aria-invalid={error !== null || undefined}
          aria-describedby={describedBy(control.id, true, error !== null)}
        />
      </FieldFrame>
    </div>
  );
}
