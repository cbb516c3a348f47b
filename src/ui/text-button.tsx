import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const words = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    borderRadius: '4px',
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationColor: 'border.strong',
    textUnderlineOffset: '4px',
    cursor: 'pointer',
    transition: 'text-decoration-color 150ms ease-out',
    '@media (hover: hover)': { _hover: { textDecorationColor: 'currentColor' } },
    '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
  },
});

const Words = chakra('button', words);

/** A quiet push button that looks like words of the text: one of a few actions beside what they are about. */
export function TextButton(props: ComponentProps<typeof Words>) {
  return <Words type="button" {...props} />;
}

/** A link that looks like one of them. */
export const TextLink = chakra('a', words);
