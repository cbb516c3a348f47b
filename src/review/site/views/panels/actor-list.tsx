import { SubsectionHeading } from '../../../../ui/text';
import type { PlayedActor } from '../../data/playing';
import { Code, Muted, Pre, Stack } from '../pieces';

/** JSON for display. Values without a JSON equivalent are named. */
const shown = (value: unknown): string =>
  JSON.stringify(
    value ?? null,
    (_key, part: unknown) => (part instanceof Error ? `Error: ${part.message}` : part),
    2,
  );

/** The context of every running chart, and the input of each deferred actor. */
export function ActorList({ actors }: { readonly actors: readonly PlayedActor[] }) {
  return (
    <Stack gap="2">
      <SubsectionHeading>Context</SubsectionHeading>
      {actors.map(({ path, src, flow, state, context }) => (
        <details key={path} open={path === ''}>
          <summary>
            <Code>{path === '' ? src : path}</Code> {flow === null ? `(${src}) waits` : <Code>{state}</Code>}
          </summary>
          {flow === null ? <Muted>Given to it:</Muted> : null}
          <Pre tabIndex={0} aria-label={`Context of ${path === '' ? src : path}`} role="region">
            {shown(context)}
          </Pre>
        </details>
      ))}
    </Stack>
  );
}
