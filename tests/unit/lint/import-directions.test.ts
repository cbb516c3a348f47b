import { beforeAll, describe, expect, it } from 'vitest';
import { lint, type Finding } from './linted';

const words = {
  upward: /must not import/,
  chart: /never by running the chart/,
  pure: /only value imports are 'xstate'/,
} as const;

const view = 'src/features/cards/card-add/a.ts';
const route = 'src/features/cards/card-add/a.route.tsx';
const provision = 'src/features/cards/card-add/a.provide.ts';
const flow = 'src/features/cards/card-add/a.flow.ts';
const reviewed = 'src/features/cards/card-add/a.views.tsx';
const scripts = 'src/features/cards/card-add/a.scripts.ts';
const chart = 'machines/cards/card-add/a.machine.ts';
const fixtures = 'machines/cards/card-add/a.fixtures.ts';

const refused: readonly (readonly [string, string, keyof typeof words])[] = [
  [view, "import { x } from '../../../api/client';", 'upward'],
  [view, "import type { X } from '../../../app/app-system';", 'upward'],
  [view, "import type { X } from '../../../app/environment/environment';", 'upward'],
  [view, "import { x } from './card-add.provide';", 'upward'],
  [view, "export * from './card-add.route';", 'upward'],
  [view, "const x = import('../../../api/client');", 'upward'],
  [view, "let x: typeof import('../../../payments/port');", 'upward'],
  [view, "import { m } from '../../../../machines/cards/card-add/card-add.machine';", 'chart'],
  [view, "import { x } from '../../profiles/receipts/receipts';", 'upward'],
  [route, "import { x } from '../../profiles/receipts/receipts';", 'upward'],
  [route, "import { x } from '../../../api/client';", 'upward'],
  [provision, "import { x } from './card-add-dialog';", 'upward'],
  [provision, "import { x } from './card-add.route';", 'upward'],
  [provision, "import { x } from '../../../app/router/router';", 'upward'],
  [view, "import { f } from './card-add.flow';", 'upward'],
  [view, "import type { f } from './card-add.flow';", 'upward'],
  [route, "import { views } from './card-add.views';", 'upward'],
  [provision, "import { scripts } from './card-add.scripts';", 'upward'],
  ['src/app/router/a.ts', "import { f } from '../../features/cards/card-add/card-add.flow';", 'upward'],
  [flow, "import { x } from '../../../api/client';", 'upward'],
  [reviewed, "import { x } from '../../../../tests/support/rig';", 'upward'],
  [
    'src/app/environment/a.ts',
    "import { x } from '../../features/cards/card-add/card-add.provide';",
    'upward',
  ],
  ['src/features/shared/lists/a.ts', "import { x } from '../../cards/card-list/card-row';", 'upward'],
  ['src/ui/a.ts', "import { text } from '#messages/session/login';", 'upward'],
  ['src/ui/a.ts', "import { m } from '../../machines/cards/card-add/card-add.machine';", 'upward'],
  ['src/ui/a.ts', "import type { m } from '../../machines/cards/card-add/card-add.machine';", 'upward'],
  ['src/domain/a.ts', "import { x } from '../ui/a';", 'upward'],
  ['src/server/backend/a.ts', "import { x } from '../../api/client';", 'upward'],
  ['src/server/backend/a.ts', "import { x } from '../../ui/brand';", 'upward'],
  ['src/api/a.ts', "import { x } from '../../tests/support/rig';", 'upward'],
  ['src/build/a.ts', "import { x } from '../../tests/support/rig';", 'upward'],
  [chart, "import { x } from '../../../src/domain/limits';", 'pure'],
  [chart, "import { b } from '../b/b.machine';", 'pure'],
  [chart, "import { useMachine } from '@xstate/react';", 'pure'],
  [chart, "import { aoife } from '../../samples';", 'pure'],
  [fixtures, "import { b } from '../b/b.machine';", 'pure'],
  [fixtures, "import { providedActor } from '../../placeholder';", 'pure'],
  ['machines/cards/card-add/a.types.ts', "import type { Client } from '../../../src/api/client';", 'upward'],
];

const allowed: readonly (readonly [string, string])[] = [
  [chart, "import { providedActor } from '../../placeholder';"],
  [view, "import { selectX } from '../../../../machines/cards/card-add/card-add.selectors';"],
  [view, "import type { m } from '../../../../machines/cards/card-add/card-add.machine';"],
  [view, "import { text } from '#messages/session/login'; import { B } from '../../../ui/b';"],
  [view, "import { x } from '../card-list/card-row'; import { y } from '../../shared/lists/list-trouble';"],
  ['src/features/profiles/receipts/a.ts', "import { x } from '../../cards/card-list/card-row';"],
  [route, "import { x } from './card-add.provide'; import { y } from './card-add-dialog';"],
  [
    route,
    "import { x } from '../../../app/screen/screen'; import type { E } from '../../../app/environment/environment';",
  ],
  [provision, "import { m } from '../../../../machines/cards/card-add/card-add.machine';"],
  [
    provision,
    "import { x } from '../../../api/client'; import { y } from '../../session/bot-check/bot-check.provide';",
  ],
  [provision, "import { x } from '../../../app/environment/environment';"],
  ['src/app/router/a.ts', "import { x } from '../../features/cards/card-add/card-add.route';"],
  [flow, "import { m } from '../../../../machines/cards/card-add/card-add.machine';"],
  [flow, "import { x } from './card-add.provide'; import { flowOf } from '../../../review/play/flow';"],
  [reviewed, "import { x } from './card-add-dialog'; import { y } from '../../profiles/receipts/receipts';"],
  [reviewed, "import { x } from '../../app/download/download.flow';"],
  [scripts, "import { x } from '../card-entry/card-entry.scripts'; import { y } from '../../../domain/a';"],
  ['src/review/a.ts', "import { f } from '../features/cards/card-add/card-add.flow';"],
  ['src/ui/a.ts', "import { m } from '../../machines/app/form-press/form-press.machine';"],
  ['src/server/backend/a.ts', "import { contract } from '../../api/contract/read';"],
  ['src/server/backend/a.ts', "import { x } from '../../ui/brand-colours';"],
  ['src/messages/en-IE/cards/a.ts', "import type { RuleKey } from '../../../domain/rules';"],
  [chart, "import { setup } from 'xstate'; import type { b } from '../b/b.machine';"],
  [
    fixtures,
    "import { aoife } from '../../samples'; import { fixtures } from '../../session/session/session.fixtures';",
  ],
  ['machines/cards/card-add/a.types.ts', "import type { Card } from '../../../src/domain/entities';"],
  ['src/main.tsx', "import { x } from './app/router/router'; import { y } from './api/client';"],
  ['tests/unit/a.test.ts', "import { x } from '../../src/api/client';"],
];

/** Under names of their own: all are linted in one run. */
const all = [...refused, ...allowed].map(([file, code], index) => ({
  path: file.replace(/(?<=\/)a(?=\.[a-z.]+$)/u, `a${index}`),
  code,
}));

describe('import directions', () => {
  let found: readonly (readonly Finding[])[];

  beforeAll(() => {
    const findings = lint(Object.fromEntries(all.map(({ path, code }) => [path, code])));
    found = all.map(({ path }) =>
      (findings[path] ?? []).filter(({ code }) => code === 'cabrank(import-directions)'),
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
