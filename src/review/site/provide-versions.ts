import { fromPromise } from 'xstate';
import { bothOf } from '../model/both';
import { layoutOf } from '../model/layout';
import { areVersions, versionAddress, VERSIONS, type Version } from '../model/versions';
import { ask } from './ask';
import { editionIn, presentEdition, versionIn, type NamedEdition, type Side } from './data/editions';
import type { ComparedCharts, ComparedInput } from './review.types';

/** What was read for one of the two sides. */
export type ReadEdition = { readonly side: Side; readonly edition: NamedEdition };

/** Lists the versions that can be compared. The static site has none. */
export const listVersions = fromPromise<readonly Version[]>(async ({ signal }) => {
  const versions = await ask(VERSIONS, { signal });
  if (!areVersions(versions)) throw new Error('The list of versions cannot be read.');
  return versions;
});

/** Reads the file of an export. */
export const readEdition = fromPromise<ReadEdition, { side: Side; file: File }>(
  async ({ input: { side, file } }) => {
    const edition = editionIn(await file.text());
    return { side, edition: { name: file.name, edition, commit: null, unread: [] } };
  },
);

/** Reads the charts and texts of a version. */
export const readVersion = fromPromise<ReadEdition, { side: Side; version: Version }>(
  async ({ input: { side, version }, signal }) => ({
    side,
    edition: versionIn(await ask(versionAddress(version), { signal }), version),
  }),
);

/** Lays out both versions of a flow's chart together. */
export const layOutBoth = fromPromise<ComparedCharts, ComparedInput>(
  async ({ input: { flow, before, after } }) => {
    const [earlier, later] = [before, after].map((edition) =>
      (edition?.edition ?? presentEdition()).charts.find(({ name }) => name === flow),
    );
    if (!earlier || !later) throw new Error(`There are no two charts of ${flow}.`);
    const both = bothOf(earlier, later);
    return { flow, both, layout: await layoutOf(both.whole) };
  },
);
