import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { password as texts } from '#messages/settings/password';
import {
  selectAnnounced,
  selectIsMeasuring,
  selectIsUnavailable,
  selectIsWeak,
  selectStrength,
} from '../../../../machines/settings/password-strength/password-strength.selectors';
import type { Strength } from '../../../domain/passwords/strength';
import type { ControlElement, FieldBinding } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { Notice } from '../../../ui/notice';
import { StrengthMeter } from '../../../ui/strength/strength-meter';
import type { PasswordStrengthActor } from './use-password-strength';

type NewPasswordFieldProps = {
  readonly field: FieldBinding;
  readonly label: string;
  readonly actor: PasswordStrengthActor;
  /** The last submission was refused, so errors may show: `pressed` of the form hook. */
  readonly pressed: boolean;
};

const adviceOf = ({ warning, suggestions }: Strength): readonly string[] =>
  [...(warning === null ? [] : [warning]), ...suggestions].map((advice) => texts.advice[advice]);

/** Combines the strength and the advice into one announcement. */
const spoken = (strength: Strength): string =>
  [texts.strengthIs({ label: texts.labels[strength.score] }), ...adviceOf(strength)].join(' ');

/**
 * A new password with its strength: label, bar and zxcvbn's advice (S4.passwordStrength.1, D5.6).
 * `usePasswordStrength` prevents the submission until the password is strong enough.
 */
export function NewPasswordField({ field, label, actor, pressed }: NewPasswordFieldProps) {
  const [left, setLeft] = useState(false);
  const strength = useSelector(actor, selectStrength);
  const announced = useSelector(actor, selectAnnounced);
  const measuring = useSelector(actor, selectIsMeasuring);
  const unavailable = useSelector(actor, selectIsUnavailable);
  const weak = useSelector(actor, selectIsWeak);
  const error = field.error ?? (weak && (left || pressed) ? texts.weak : null);
  const descriptionId = `${field.id}-strength`;

  const change = (event: ChangeEvent<ControlElement>) => {
    field.onChange(event);
    actor.send({ type: 'password.changed', password: event.target.value });
  };
  const leave = (event: FocusEvent<ControlElement>) => {
    field.onBlur(event);
    if (event.target.value !== '') setLeft(true);
  };
  /** The pressed button disappears, so the focus moves to the field. */
  const retry = () => {
    document.getElementById(field.id)?.focus();
    actor.send({ type: 'meter.retried', password: field.value });
  };

  return (
    <>
      <PasswordField
        field={{ ...field, error, onChange: change, onBlur: leave }}
        label={label}
        autoComplete="new-password"
        toggle={{ show: texts.show, hide: texts.hide, what: label.toLowerCase() }}
        onFocus={() => actor.send({ type: 'password.entered' })}
        below={{
          id: descriptionId,
          content: (
            <StrengthMeter
              id={descriptionId}
              score={strength?.score ?? null}
              name={texts.strength}
              label={strength === null ? null : texts.labels[strength.score]}
            >
              {strength === null ? (
                <p>{measuring ? texts.measuring : texts.needed}</p>
              ) : (
                adviceOf(strength).map((advice) => <p key={advice}>{advice}</p>)
              )}
            </StrengthMeter>
          ),
        }}
      />
      <chakra.div role="alert" display="contents">
        {unavailable ? (
          <Notice tone="error" title={texts.unavailable}>
            <p>{texts.unavailableHelp}</p>
            <Button justifySelf="start" onClick={retry}>
              {texts.retry}
            </Button>
          </Notice>
        ) : null}
      </chakra.div>
      <VisuallyHidden role="status">{announced === null ? '' : spoken(announced)}</VisuallyHidden>
    </>
  );
}
