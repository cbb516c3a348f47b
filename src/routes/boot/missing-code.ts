/**
 * Hears when code that is loaded later does not arrive (`src/build/told-imports.ts`): most likely a newer version has
 * replaced it (specification, section 4 "Session").
 */
export function hearOfMissingCode(tell: () => void): void {
  addEventListener('vite:preloadError', tell);
}
