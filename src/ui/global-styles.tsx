import { Global } from '@emotion/react';
import { fontFaces } from './fonts';

/** The self-hosted font. */
export function GlobalStyles() {
  return <Global styles={fontFaces} />;
}
