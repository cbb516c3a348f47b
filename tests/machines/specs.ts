import type { FlowSpec } from '../support/charts/flow-spec';

const files: Record<string, { readonly spec: FlowSpec }> = import.meta.glob('./*/**/*.spec.ts', {
  eager: true,
});

/** What the tests say of the flows of an area, by the name of its folder here. */
export const specsOf = (area: string): readonly FlowSpec[] =>
  Object.entries(files).flatMap(([path, { spec }]) => (path.startsWith(`./${area}/`) ? [spec] : []));

/** What the tests say of every flow. */
export const specs: readonly FlowSpec[] = Object.values(files).map(({ spec }) => spec);

/** What the tests say of the flow of this name. */
export function specOf(flow: string): FlowSpec {
  const spec = specs.find((one) => one.flow.machine.id === flow);
  if (!spec) throw new Error(`Nothing is said of '${flow}'`);
  return spec;
}
