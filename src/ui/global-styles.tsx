import { Global } from '@emotion/react';
import { fontFaces } from './fonts';

/** The self-hosted font. In a built app the page's own style sheet has it (`src/build/settled-theme.ts`). */
export function GlobalStyles() {
  return <Global styles={fontFaces} />;
}
