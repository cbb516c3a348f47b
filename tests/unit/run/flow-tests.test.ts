import { describe, expect, it } from 'vitest';
import { testsOfFlow } from '../../run/flow-tests';

const flows = ['app', 'card-add', 'credit-request', 'credit-request-decision'];
const of = (flow: string, paths: Readonly<Record<string, string>>) =>
  testsOfFlow(
    flow,
    flows,
    Object.entries(paths).map(([path, text]) => ({ path, text })),
  );

describe('the tests of one flow', () => {
  it('are those that are named after it', () => {
    const paths = {
      'tests/machines/cards/card-add/card-add.test.ts': '',
      'tests/unit/cards/card-add.provide.test.ts': '',
      'tests/model/card-add-mutants.test.ts': '',
      'tests/machines/cards/card-address.test.ts': '',
      'tests/model/cards/races-card-add.test.ts': '',
    };
    expect(of('card-add', paths)).toEqual([
      'tests/machines/cards/card-add/card-add.test.ts',
      'tests/model/card-add-mutants.test.ts',
      'tests/unit/cards/card-add.provide.test.ts',
    ]);
  });

  it('are not those of a flow with a longer name', () => {
    const paths = {
      'tests/machines/profiles/credit-request.test.ts': '',
      'tests/machines/admin/credit-request-decision/credit-request-decision.test.ts': '',
    };
    expect(of('credit-request', paths)).toEqual(['tests/machines/profiles/credit-request.test.ts']);
  });

  it('include unit tests that load its chart or its provision, but no proofs', () => {
    const chart = "import type { x } from '../../../machines/cards/card-add/card-add.machine';";
    const provision =
      "import { provideCardAdd } from '../../../src/features/cards/card-add/card-add.provide';";
    const paths = {
      'tests/unit/cards/cards.test.tsx': chart,
      'tests/unit/cards/dialogs.test.ts': provision,
      'tests/unit/cards/other.test.ts':
        "import { x } from '../../../src/features/cards/card-add/card-add-copy';",
      'tests/model/proofs/money.test.ts': chart,
    };
    expect(of('card-add', paths)).toEqual([
      'tests/unit/cards/cards.test.tsx',
      'tests/unit/cards/dialogs.test.ts',
    ]);
  });
});
