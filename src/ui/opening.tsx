import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Shown while the code of a dialog loads, after a delay so that a fast load shows nothing. */
export function Opening({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.div
      role="status"
      position="fixed"
      zIndex="1400"
      insetBlockEnd="6"
      insetInlineStart="50%"
      transform="translateX(-50%)"
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      paddingInline="5"
      paddingBlock="3"
      borderRadius="full"
      bg="fg"
      color="fg.inverted"
      boxShadow="float"
      animation="appear 200ms ease-out 300ms backwards"
    >
      <Spinner aria-hidden="true" />
      {children}
    </chakra.div>
  );
}
