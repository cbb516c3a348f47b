import { afterAll, vi } from 'vitest';

// The files of a project without isolation share their modules. An import that is still on its way when its file ends
// is refused, and with it every later file that needs the same module.
afterAll(() => vi.dynamicImportSettled());
