import { afterAll, vi } from 'vitest';

// Without isolation the files of a project share their modules, and those that need a DOM its document.

afterAll(async () => {
  // An import that is still pending when its file ends is rejected, and so is every later file that needs the same
  // module.
  await vi.dynamicImportSettled();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
