/**
 * Styles of the simulator, from the page's theme if there is one (Chakra's custom properties), otherwise inherited.
 * They are in a constructed style sheet, because a strict content security policy forbids style elements.
 */
const css = `
.simulated-card {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  inline-size: 100%;
  padding-block: 0.5rem;
  color: var(--simulated-card-color, inherit);
  font: inherit;
  font-family: var(--simulated-card-font, inherit);
  font-size: var(--simulated-card-size, inherit);
  font-variant-numeric: tabular-nums;
}
.simulated-card input {
  min-inline-size: 0;
  min-block-size: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: max(1em, 16px);
  font-variant-numeric: inherit;
  outline: none;
}
.simulated-card-line { display: flex; flex: 1 1 11.5rem; align-items: center; gap: 0.5rem; }
.simulated-card .simulated-card-number { flex: 1 1 auto; inline-size: 10rem; }
.simulated-card .simulated-card-expiry { flex: 0 0 4.75rem; }
.simulated-card .simulated-card-cvc { flex: 0 0 3rem; }
@media (max-width: 26rem) { .simulated-card-line { flex-basis: 100%; } }
.simulated-card input::placeholder {
  color: var(--simulated-card-placeholder, var(--chakra-colors-fg-muted, currentColor));
  opacity: 1;
}
.simulated-card input:focus-visible { box-shadow: 0 2px 0 0 currentColor; outline: none; }
.simulated-card input[aria-invalid='true'] {
  color: var(--simulated-card-invalid, var(--chakra-colors-error, currentColor));
  text-decoration: underline wavy from-font;
  text-underline-offset: 0.2em;
}
.simulated-card input:disabled { opacity: 0.6; cursor: not-allowed; }
.simulated-card-brand {
  flex: none;
  padding: 0 0.375rem;
  border: 1px solid var(--chakra-colors-border-strong, currentColor);
  border-radius: 4px;
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.5;
}
.simulated-card-brand:empty { display: none; }

.simulated-choice {
  inline-size: min(28rem, calc(100vw - 2rem));
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  padding: 1.5rem;
  overflow: auto;
  pointer-events: auto;
  border: 0;
  border-block-start: 6px solid var(--chakra-colors-primary, currentColor);
  border-radius: var(--chakra-radii-card, 12px);
  background: var(--chakra-colors-bg-surface, Canvas);
  color: var(--chakra-colors-fg, CanvasText);
  box-shadow: var(--chakra-shadows-float, 0 12px 32px rgb(0 0 0 / 0.3));
  font-family: var(--chakra-fonts-body, inherit);
  font-size: 1rem;
  line-height: 1.5;
  text-align: start;
}
.simulated-choice::backdrop { background: var(--chakra-colors-backdrop, rgb(20 20 18 / 0.55)); }
.simulated-choice h2 {
  margin: 0 0 0.5rem;
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.2;
  text-wrap: balance;
}
.simulated-choice p { margin: 0 0 1.5rem; color: var(--chakra-colors-fg-muted, inherit); }
.simulated-choice .simulated-choice-subject {
  margin-block-end: 0.25rem;
  color: inherit;
  font-size: 1.125rem;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
}
.simulated-choice-actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.simulated-choice button {
  flex: 1 1 auto;
  min-block-size: 2.75rem;
  padding: 0.5rem 1rem;
  border: 1px solid var(--chakra-colors-border-strong, currentColor);
  border-radius: var(--chakra-radii-control, 8px);
  background: var(--chakra-colors-bg-surface, transparent);
  color: inherit;
  font: inherit;
  font-weight: 500;
  line-height: 1.2;
  cursor: pointer;
}
.simulated-choice button:hover { border-color: currentColor; }
.simulated-choice button:focus-visible {
  outline: 2px solid var(--chakra-colors-focus, currentColor);
  outline-offset: 2px;
}
.simulated-choice button[data-look='primary'] {
  flex-basis: 100%;
  border-color: transparent;
  background: var(--chakra-colors-primary, transparent);
  color: var(--chakra-colors-primary-ink, inherit);
}
.simulated-choice button[data-look='danger'] { color: var(--chakra-colors-error, inherit); }

.simulated-wallet {
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.5rem 1rem;
  border: 1px solid transparent;
  border-radius: var(--chakra-radii-control, 8px);
  background: var(--chakra-colors-fg, CanvasText);
  color: var(--chakra-colors-bg-surface, Canvas);
  font: inherit;
  font-weight: 500;
  line-height: 1.2;
  cursor: pointer;
}
.simulated-wallet:hover { opacity: 0.9; }
.simulated-wallet:focus-visible {
  outline: 2px solid var(--chakra-colors-focus, currentColor);
  outline-offset: 2px;
}
@media (max-width: 480px) {
  .simulated-choice { inline-size: 100%; max-inline-size: 100%; margin-block-end: 0; border-end-start-radius: 0; border-end-end-radius: 0; }
}
@media (prefers-reduced-motion: no-preference) {
  .simulated-choice[open] { animation: simulated-choice-rise 180ms ease-out; }
}
@media (forced-colors: active) {
  .simulated-card input:focus-visible { outline: 2px solid Highlight; }
  .simulated-choice { border: 2px solid CanvasText; }
  .simulated-wallet { border-color: ButtonText; }
}
@keyframes simulated-choice-rise { from { opacity: 0; transform: translateY(1rem); } }
`;

const styled = new WeakSet<Document>();

/** Adds the simulator's styles to a document, once. */
export const addStyles = (target: Document): void => {
  if (styled.has(target)) return;
  styled.add(target);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
};
