import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo, useState, type ReactNode } from 'react';
import { Icon } from '../icons';
import { describedBy, FieldFrame, type FieldBinding } from './field';

type PasswordFieldProps = {
  readonly field: FieldBinding;
  readonly label: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The texts of the toggle. `what` completes them for screen readers ("Show password"). */
  readonly toggle: PasswordToggle;
  readonly onFocus?: () => void;
  /** Content below the field that describes it in addition to its error, and the id of the description in it. */
  readonly below?: { readonly id: string; readonly content: ReactNode };
};

export type PasswordToggle = { readonly show: string; readonly hide: string; readonly what: string };

/** A password with a toggle that shows it. Pasting and password managers are supported. */
export const PasswordField = memo(function PasswordField({
  field,
  label,
  autoComplete,
  toggle,
  onFocus,
  below,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { error, ...control } = field;
  return (
    <FieldFrame id={field.id} label={label} error={error}>
      <InputGroup
        endElementProps={{ paddingInline: '2px' }}
        endElement={
          <Button
            variant="ghost"
            onClick={() => setShown(!shown)}
            aria-controls={field.id}
            paddingInline="3"
            gap="1.5"
            fontSize="sm"
            fontWeight="regular"
            borderRadius="6px"
            _focusVisible={{ outlineOffset: '-4px' }}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
            <span>
              {shown ? toggle.hide : toggle.show} <VisuallyHidden>{toggle.what}</VisuallyHidden>
            </span>
          </Button>
        }
      >
        <Input
          {...control}
          onFocus={onFocus}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          paddingInlineEnd="24"
          aria-required="true"
          aria-invalid={error !== null || undefined}
          aria-describedby={
            [describedBy(field.id, false, error !== null), below?.id].filter(Boolean).join(' ') || undefined
          }
        />
      </InputGroup>
      {below?.content}
    </FieldFrame>
  );
});
