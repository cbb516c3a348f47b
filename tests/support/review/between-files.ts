import { afterAll, vi } from 'vitest';

// The files of a project without isolation share their modules, and those that need a DOM its document.

afterAll(async () => {
  // An import that is still on its way when its file ends is refused, and with it every later file that needs the same
  // module.
  await vi.dynamicImportSettled();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
