import { beforeAll, describe, expect, it } from 'vitest';
import { lint, type Complaint } from './linted';

const words = {
  upward: /must not import/,
  chart: /never by running the chart/,
  pure: /only value import is 'xstate'/,
} as const;

const refused: readonly (readonly [string, string, keyof typeof words])[] = [
  ['src/features/cards/a.ts', "import { x } from '../../api/client';", 'upward'],
  ['src/features/cards/a.ts', "import type { X } from '../../provide/app-system';", 'upward'],
  ['src/features/cards/a.ts', "export * from '../../routes/tree';", 'upward'],
  ['src/features/cards/a.ts', "const x = import('../../api/client');", 'upward'],
  ['src/features/cards/a.ts', "let x: typeof import('../../payments/port');", 'upward'],
  ['src/features/cards/a.ts', "import { m } from '../../../machines/card-add/card-add.machine';", 'chart'],
  ['src/ui/a.ts', "import { text } from '#messages/login';", 'upward'],
  ['src/ui/a.ts', "import { m } from '../../machines/card-add/card-add.machine';", 'upward'],
  ['src/ui/a.ts', "import type { m } from '../../machines/card-add/card-add.machine';", 'upward'],
  ['src/domain/a.ts', "import { x } from '../ui/a';", 'upward'],
  ['src/server/backend/a.ts', "import { x } from '../../api/client';", 'upward'],
  ['src/server/backend/a.ts', "import { x } from '../../ui/brand';", 'upward'],
  ['src/provide/a.ts', "import { x } from '../features/cards/a';", 'upward'],
  ['src/api/a.ts', "import { x } from '../../tests/support/rig';", 'upward'],
  ['src/build/a.ts', "import { x } from '../../tests/support/rig';", 'upward'],
  ['machines/a/a.machine.ts', "import { x } from '../../src/domain/limits';", 'pure'],
  ['machines/a/a.machine.ts', "import { b } from '../b/b.machine';", 'pure'],
  ['machines/a/a.machine.ts', "import { useMachine } from '@xstate/react';", 'pure'],
  ['machines/a/a.machine.ts', "import { aoife } from '../samples';", 'pure'],
  ['machines/a/a.fixtures.ts', "import { b } from '../b/b.machine';", 'pure'],
  ['machines/a/a.types.ts', "import type { Client } from '../../src/api/client';", 'upward'],
];

const allowed: readonly (readonly [string, string])[] = [
  ['src/features/cards/a.ts', "import { selectX } from '../../../machines/card-add/card-add.selectors';"],
  ['src/features/cards/a.ts', "import type { m } from '../../../machines/card-add/card-add.machine';"],
  ['src/features/cards/a.ts', "import { text } from '#messages/login'; import { B } from '../../ui/b';"],
  ['src/ui/a.ts', "import { m } from '../../machines/form-press/form-press.machine';"],
  ['src/provide/a.ts', "import { m } from '../../machines/card-add/card-add.machine';"],
  ['src/server/backend/a.ts', "import { contract } from '../../api/contract/read';"],
  ['src/server/backend/a.ts', "import { x } from '../../ui/brand-colours';"],
  ['src/messages/en-IE/a.ts', "import type { RuleKey } from '../../domain/rules';"],
  ['machines/a/a.machine.ts', "import { setup } from 'xstate'; import type { b } from '../b/b.machine';"],
  ['machines/a/a.fixtures.ts', "import { aoife } from '../samples';"],
  ['machines/a/a.types.ts', "import type { Card } from '../../src/domain/entities';"],
  ['src/main.tsx', "import { x } from './routes/router'; import { y } from './api/client';"],
  ['tests/unit/a.test.ts', "import { x } from '../../src/api/client';"],
];

/** Under names of their own: all are linted in one run. */
const all = [...refused, ...allowed].map(([file, code], index) => ({
  path: file.replace(/a(?=\.[a-z.]+$)/u, `a${index}`),
  code,
}));

describe('import directions', () => {
  let found: readonly (readonly Complaint[])[];

  beforeAll(() => {
    const complaints = lint(Object.fromEntries(all.map(({ path, code }) => [path, code])));
    found = all.map(({ path }) =>
      (complaints[path] ?? []).filter(({ code }) => code === 'cabrank(import-directions)'),
    );
  }, 60_000);

  it.each(refused.map(([file, code, kind], index) => ({ file, code, kind, index })))(
    '$file refuses $code',
    ({ kind, index }) => {
      expect(found[index]).toEqual([
        expect.objectContaining({ message: expect.stringMatching(words[kind]) as string }),
      ]);
    },
  );

  it.each(allowed.map(([file, code], index) => ({ file, code, index: refused.length + index })))(
    '$file allows $code',
    ({ index }) => {
      expect(found[index]).toEqual([]);
    },
  );
});
