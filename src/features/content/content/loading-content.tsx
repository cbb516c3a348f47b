import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A spinner with the text in `children`. */
export function LoadingContent({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.p display="inline-flex" alignItems="center" gap="2.5" minHeight="11" color="fg.muted">
      <Spinner aria-hidden="true" />
      {children}
    </chakra.p>
  );
}
