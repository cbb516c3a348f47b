import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { importDirections } from '../../../src/build/import-directions.js';

const linter = new Linter({ cwd: '/project' });

const complaints = (filename: string, code: string): string[] =>
  linter
    .verify(
      code,
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { cabrank: { rules: { 'import-directions': importDirections } } },
        rules: { 'cabrank/import-directions': ['error', '/project'] },
      },
      { filename: `/project/${filename}` },
    )
    .map((message) => message.messageId ?? message.message);

describe('import directions', () => {
  it.each([
    ['src/features/cards/a.ts', "import { x } from '../../api/client';", 'upward'],
    ['src/features/cards/a.ts', "import type { X } from '../../provide/app-system';", 'upward'],
    ['src/features/cards/a.ts', "export * from '../../routes/tree';", 'upward'],
    ['src/features/cards/a.ts', "const x = import('../../api/client');", 'upward'],
    ['src/features/cards/a.ts', "let x: typeof import('../../payments/port');", 'upward'],
    ['src/features/cards/a.ts', "import { m } from '../../../machines/card-add/card-add.machine';", 'chart'],
    ['src/ui/a.ts', "import { text } from '#messages/login';", 'upward'],
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
  ])('%s refuses %s', (file, code, complaint) => {
    expect(complaints(file, code)).toEqual([complaint]);
  });

  it.each([
    ['src/features/cards/a.ts', "import { selectX } from '../../../machines/card-add/card-add.selectors';"],
    ['src/features/cards/a.ts', "import type { m } from '../../../machines/card-add/card-add.machine';"],
    ['src/features/cards/a.ts', "import { text } from '#messages/login'; import { B } from '../../ui/b';"],
    ['src/provide/a.ts', "import { m } from '../../machines/card-add/card-add.machine';"],
    ['src/server/backend/a.ts', "import { contract } from '../../api/contract/read';"],
    ['src/server/backend/a.ts', "import { x } from '../../ui/brand-colours';"],
    ['src/messages/en-IE/a.ts', "import type { RuleKey } from '../../domain/rules';"],
    ['machines/a/a.machine.ts', "import { setup } from 'xstate'; import type { b } from '../b/b.machine';"],
    ['machines/a/a.fixtures.ts', "import { aoife } from '../samples';"],
    ['machines/a/a.types.ts', "import type { Card } from '../../src/domain/entities';"],
    ['src/main.tsx', "import { x } from './routes/router'; import { y } from './api/client';"],
    ['tests/unit/a.test.ts', "import { x } from '../../src/api/client';"],
  ])('%s allows %s', (file, code) => {
    expect(complaints(file, code)).toEqual([]);
  });
});
