import { beforeAll, describe, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { describePath, type Flow } from '../../../src/review/play/flow';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { branchPaths } from '../../support/paths/branch-paths';
import { playPath } from '../../support/paths/player';
import { playedFlows } from '../../support/paths/played-flows';
import { switchBackend } from '../../support/backends/switch-backend';
import { sampled, tier } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
/** Without passkeys, whose form at the login is another actor of the chart of forms. */
const others = servedGroups.filter((group) => group !== 'second-factor');
/** The flows with a button that only this group brings. */
const withSecondStep = ['customer-search', 'factor-reset'];

describe.each(sampled(Object.entries(playedFlows)))('the paths of %s', (name, played) => {
  const flow = (flows as Readonly<Record<string, Flow>>)[name] as Flow;
  const extensions = withSecondStep.includes(name) ? servedGroups : others;
  beforeAll(() => switchBackend(app.url(), { extensions }));
  const { paths } = branchPaths(flow, played);

  it.each((tier === 2 ? paths : paths.slice(0, 1)).map((path) => [describePath(path), path] as const))(
    '%s',
    async (_path, path) => {
      await playPath(await app.visit(played.look), flow, played, path);
    },
  );
});
