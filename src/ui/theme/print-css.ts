/** Paper: black on white whatever the colour scheme, without what can only be pressed. */
export const printCss = {
  ':root': { _print: { colorScheme: 'light' } },
  '*, *::after, *::before': {
    _print: { color: '#000 !important', background: 'none !important', boxShadow: 'none !important' },
  },
  'h1, h2, h3, h4': { _print: { breakAfter: 'avoid' } },
  // A heading that sorts its table's column is a button too.
  'button:not(th *, [role=columnheader] *)': { _print: { display: 'none !important' } },
};
