import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { GlobalStyles } from './global-styles';
import { system } from './theme/system';

/** The theme around the whole application: tokens, global styles and the self-hosted font. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <GlobalStyles />
      {children}
    </ChakraProvider>
  );
}
