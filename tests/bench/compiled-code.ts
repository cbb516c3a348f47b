import type { Page } from 'playwright-core';

type HeapSnapshot = {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[] | string)[];
    };
  };
  readonly nodes: readonly number[];
};

/** @returns the bytes of a heap that are code compiled by the engine, as opposed to data of the scripts */
export function codeIn({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  const code = meta.node_types[type]?.indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length)
    if (nodes[node + type] === code) bytes += nodes[node + size] ?? 0;
  return bytes;
}

/** The bytes of code that the engine has compiled for a page so far, after garbage collection. */
export async function compiledCode(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  return codeIn(JSON.parse(chunks.join('')) as HeapSnapshot);
}
