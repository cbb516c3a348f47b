import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint';

/** The look of a text control; also of the box around a provider's card element (`data-invalid`, `data-focus`). */
export const controlStyle = {
  width: 'full',
  minHeight: '12',
  paddingInline: '3.5',
  bg: 'bg.surface',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  transition: 'border-color 150ms ease-out',
  '@media (hover: hover)': { '&:hover:not([aria-invalid=true], [data-invalid])': { borderColor: 'fg' } },
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _invalid: { borderColor: 'error', boxShadow: 'inset 0 0 0 1px {colors.error}' },
  '&[data-focus]': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
} as const;

/**
 * Its size does not hang on what is in it, and it is painted by itself: a key is the matter of this box alone, however
 * long the page. A browser believes that of what stands in a block, and not of an item of a grid or a flex box.
 */
const Box = chakra('input', {
  base: { ...controlStyle, display: 'block', position: 'relative', contain: 'strict' },
});

type ControlProps = Omit<ComponentProps<typeof Box>, 'ref' | 'value' | 'defaultValue' | 'onChange'> & {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * A text control that shows `value`. What is typed the browser draws by itself; `onChange` hears of it right after, and
 * what it does not take up is gone again.
 */
export function Control({ value, onChange, ...props }: ControlProps) {
  const [first] = useState(value);
  const control = useRef<HTMLInputElement>(null);
  const latest = useRef({ value, onChange });
  const show = () => {
    const element = control.current;
    if (element !== null && element.value !== latest.current.value) element.value = latest.current.value;
  };
  useLayoutEffect(() => {
    const before = latest.current.value;
    latest.current = { value, onChange };
    // Not what was typed before hydration: the form is to adopt it.
    if (before !== value) show();
  });
  const type = (event: ChangeEvent<HTMLInputElement>) =>
    afterPaint(event.target, () => {
      flushSync(() => latest.current.onChange(event));
      show();
    });
  return (
    <div>
      <Box {...props} ref={control} defaultValue={first} onChange={type} />
    </div>
  );
}
