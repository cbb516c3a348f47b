import { chakra } from '@chakra-ui/react/styled-system';
import { Switch } from '@chakra-ui/react/switch';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { overAll, switchRecipe } from '../theme/choices';
import { labelId } from './field';

type SwitchFieldProps = {
  readonly id: string;
  /** What is switched; the switch's name. */
  readonly label: ReactNode;
  /** Where something else beside it already says what is switched, to those who see it. */
  readonly hideLabel?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The two states in words, of which the current one stands beside the switch. */
  readonly stateWords: { readonly on: string; readonly off: string };
  /** What was chosen is on its way; it can be chosen otherwise meanwhile. */
  readonly busy?: boolean;
  /** Shows how it stands, and lets nobody change it. It keeps the focus. */
  readonly readOnly?: boolean;
  /** The ids of what else is said of it, such as why it went back. */
  readonly describedBy?: string | undefined;
};

/**
 * On or off, with its word (colour is never the only sign). Space switches it, as does a press anywhere on its line.
 * Both words take their room, so nothing moves with the switch.
 */
export function SwitchField(props: SwitchFieldProps) {
  const { id, label, hideLabel = false, checked, onChange, stateWords } = props;
  const { busy = false, readOnly = false, describedBy } = props;
  const word = (text: string, shown: boolean) => (
    <chakra.span gridArea="1 / 1" visibility={shown ? 'visible' : 'hidden'}>
      {text}
    </chakra.span>
  );
  return (
    <Switch.Root
      recipe={switchRecipe}
      ids={{ hiddenInput: id, label: labelId(id) }}
      checked={checked}
      onCheckedChange={(change) => onChange(change.checked)}
      readOnly={readOnly}
    >
      <Switch.Label>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</Switch.Label>
      <chakra.span position="relative" display="inline-flex" alignItems="center" gap="2">
        <Switch.HiddenInput
          role="switch"
          style={overAll}
          aria-busy={busy || undefined}
          aria-disabled={readOnly || undefined}
          aria-describedby={describedBy}
        />
        <Switch.Control />
        {/* To those who do not see it, the switch itself says how it stands. */}
        <chakra.span display="inline-grid" aria-hidden="true">
          {word(stateWords.on, checked)}
          {word(stateWords.off, !checked)}
        </chakra.span>
      </chakra.span>
    </Switch.Root>
  );
}
