/**
 * Runs in the page: leaves what an earlier visit of a signed-in person leaves in the browser (`src/app/boot/signed-in-hint.ts`,
 * `src/platform/remembered.ts`). The banner of a demo is dismissed, because no customer of a company has it.
 */
export const leaveVisit = (): void => {
  localStorage.setItem('cabrank.signedIn', '1');
  localStorage.setItem('cabrank.remembered.demo-banner', '1');
};
