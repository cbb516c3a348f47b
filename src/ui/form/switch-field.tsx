import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    width: '11',
    height: '1.625rem',
    margin: '0',
    bg: 'border.strong',
    borderRadius: 'full',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      boxSize: '5',
      bg: 'bg.surface',
      borderRadius: 'full',
      transition: 'transform 150ms ease-out',
    },
    '&:checked': { bg: 'success' },
    '&:checked::before': { transform: 'translateX(1.125rem)' },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]::before': { animation: 'breathe 1.2s ease-in-out infinite' },
    // The system's colours have no tracks: the outline and where the knob lies say what it is.
    '@media (forced-colors: active)': {
      borderWidth: '1px',
      '&::before': { forcedColorAdjust: 'none', bg: 'ButtonText', insetBlockStart: '2px' },
    },
  },
});

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
 * On or off, with its word (visual.md: colour is never the only sign). Space switches it, as does a press anywhere on its
 * line. Both words take their room, so nothing moves with the switch.
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
    <chakra.label
      htmlFor={id}
      display="inline-flex"
      alignItems="center"
      justifySelf="start"
      flexWrap="wrap"
      columnGap="3"
      minHeight="11"
      cursor={readOnly ? 'not-allowed' : 'pointer'}
    >
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <chakra.span fontWeight="medium">{label}</chakra.span>
      )}
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <Track
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => {
            if (!readOnly) onChange(event.target.checked);
          }}
          aria-busy={busy || undefined}
          aria-disabled={readOnly || undefined}
          aria-describedby={describedBy}
        />
        {/* To those who do not see it, the switch itself says how it stands. */}
        <chakra.span display="inline-grid" aria-hidden="true">
          {word(stateWords.on, checked)}
          {word(stateWords.off, !checked)}
        </chakra.span>
      </chakra.span>
    </chakra.label>
  );
}
