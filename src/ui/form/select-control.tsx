import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlStyle } from './control';

const StyledSelect = chakra('select', {
  base: {
    ...controlStyle,
    appearance: 'none',
    paddingInlineEnd: '10',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
});

/** The platform's own list of choices, in the look of a text control. */
export function SelectControl(props: ComponentProps<typeof StyledSelect>) {
  return (
    <chakra.div position="relative">
      <StyledSelect {...props} />
      <chakra.svg
        viewBox="0 0 24 24"
        position="absolute"
        insetInlineEnd="3"
        top="50%"
        transform="translateY(-50%)"
        boxSize="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        pointerEvents="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M6 9.5l6 6 6-6" />
      </chakra.svg>
    </chakra.div>
  );
}
