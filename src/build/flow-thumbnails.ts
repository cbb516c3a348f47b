import type { Plugin } from 'vite';
import { editionOf } from '../review/export/edition';
import { sourcesHere } from '../review/export/sources';
import type { Chart } from '../review/model/chart';
import { thumbnailAddress, thumbnailOf } from '../review/model/formats/thumbnail';
import { layoutOf } from '../review/model/layout';
import { serveThumbnails } from '../review/server/serve-thumbnails';

const chartsIn = async (root: string): Promise<readonly Chart[]> =>
  (await editionOf(sourcesHere(root))).edition.charts;

const drawn = async (chart: Chart): Promise<string> => thumbnailOf(chart, await layoutOf(chart));

/**
 * The thumbnails of all charts. `npm run flows` draws each when it is asked for, the static site has them as files.
 *
 * @param root absolute path of the repository
 */
export const flowThumbnails = (root: string): Plugin => ({
  name: 'cabrank:flow-thumbnails',
  configureServer({ middlewares, watcher }) {
    let charts: Promise<readonly Chart[]> | null = null;
    watcher.on('change', () => (charts = null));
    middlewares.use(
      serveThumbnails(async (name) => {
        charts ??= chartsIn(root);
        const chart = (await charts).find((one) => one.name === name);
        return chart ? drawn(chart) : null;
      }),
    );
  },
  async generateBundle() {
    for (const chart of await chartsIn(root))
      this.emitFile({ type: 'asset', fileName: thumbnailAddress(chart.name), source: await drawn(chart) });
  },
});
