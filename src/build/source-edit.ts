import type { ESTree } from 'vite';

/** A stretch of source text, in UTF-16 code units. */
export type Span = { readonly start: number; readonly end: number };

function isNode(value: unknown): value is ESTree.Node {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}

/** Every node below (and with) a node for which `wanted` holds; it does not look inside a node that it has found. */
export function findNodes<N extends ESTree.Node>(
  node: ESTree.Node,
  wanted: (candidate: ESTree.Node) => candidate is N,
): N[] {
  if (wanted(node)) return [node];
  return Object.values(node).flatMap((child: unknown) => {
    const children: unknown[] = Array.isArray(child) ? child : [child];
    return children.filter(isNode).flatMap((inner) => findNodes(inner, wanted));
  });
}

/** The name of a property that is written as one, `null` for a computed one, a spread or anything else. */
export function propertyName(node: ESTree.Node): string | null {
  if (node.type !== 'Property' || node.computed) return null;
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' && typeof node.key.value === 'string' ? node.key.value : null;
}

/** Writes spaces instead of text, so that every other character keeps its place and the source map stays right. */
export function blank(code: string, { start, end }: Span): string {
  return code.slice(0, start) + code.slice(start, end).replaceAll(/[^\n]/g, ' ') + code.slice(end);
}

/** Blanks a property of an object with the comma after it. */
export function blankProperty(code: string, { start, end }: Span): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  return blank(code, { start, end: end + comma });
}
