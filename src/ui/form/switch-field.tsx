import { chakra } from '@chakra-ui/react/styled-system';
import { Switch } from '@chakra-ui/react/switch';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { overAll, switchRecipe } from '../theme/choices';
import { labelId } from './field';

type SwitchFieldProps = {
  readonly id: string;
  /** The name of the switch. */
  readonly label: ReactNode;
  /** Hides the label visually, if other content beside it already shows what is switched. */
  readonly hideLabel?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The words for the two states. The current one shows beside the switch. */
  readonly stateWords: { readonly on: string; readonly off: string };
  /** The change is being saved. The switch can still be changed. */
  readonly busy?: boolean;
  /** Shows the state, which cannot be changed. The switch keeps the focus. */
  readonly readOnly?: boolean;
  /** The ids of further descriptions, such as why the change was undone. */
  readonly describedBy?: string | undefined;
};

/**
 * A switch with the word for its state, because colour is never the only sign. Space and a press anywhere on its line
 * toggle it. Space is reserved for both words, so that nothing moves.
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
        {/* Screen readers get the state from the switch itself. */}
        <chakra.span display="inline-grid" aria-hidden="true">
          {word(stateWords.on, checked)}
          {word(stateWords.off, !checked)}
        </chakra.span>
      </chakra.span>
    </Switch.Root>
  );
}
