import { chakra } from '@chakra-ui/react/styled-system';
import type { Chart } from '../../../model/chart';
import type { Option } from '../../data/options';
import type { Played } from '../../data/playing';
import { useReview } from '../../review-context';
import { Code, Muted, SmallButton, Stack } from '../pieces';

const List = chakra('ul', {
  base: { display: 'grid', gap: '1.5', '& button': { width: 'full', display: 'block' } },
});

const groupName = ({ kind, actor }: Option): string => {
  if (kind === 'tick') return 'The clock';
  if (kind === 'outcome') return `${actor} ends`;
  return actor === '' ? 'Events' : `Events of ${actor}`;
};

function groupsOf(options: readonly Option[]): [name: string, options: Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = groupName(option);
    const group = groups.get(name);
    if (group) group.push(option);
    else groups.set(name, [option]);
  }
  return [...groups];
}

/** `→ confirming`, or `stays` if the state does not change. */
function leadsTo(chart: Chart, { takes }: Option): string {
  const branches = chart.branches.filter(({ key }) => takes.includes(key));
  const targets = [...new Set(branches.flatMap((branch) => branch.targets))];
  const keys = targets.map((id) => chart.states.find((state) => state.id === id)?.key ?? id);
  if (keys.length > 0) return `→ ${keys.join(', ')}`;
  return branches.length > 0 ? 'stays' : '';
}

const refusal = ({ refusedBy, enabled }: Option): string => {
  if (refusedBy.length === 0) return enabled ? '' : 'is heard, and does nothing here';
  return `${enabled ? 'passes over' : 'refused by'} ${refusedBy.join(', ')}`;
};

function OptionButton({ chart, option }: { readonly chart: Chart; readonly option: Option }) {
  const review = useReview();
  const said = refusal(option);
  return (
    <SmallButton
      aria-disabled={!option.enabled}
      onClick={() => {
        if (option.enabled) review.send({ type: 'step.taken', step: option.step });
      }}
    >
      <chakra.span display="block">
        <Code fontWeight="bold">{option.label}</Code> {option.enabled ? leadsTo(chart, option) : ''}
      </chakra.span>
      {option.payload === null ? null : (
        <Code display="block" fontSize="0.75rem" color="fg.muted" lineClamp="3">
          {option.payload}
        </Code>
      )}
      {said === '' ? null : (
        <chakra.span display="block" fontSize="0.75rem">
          {said}
        </chakra.span>
      )}
    </SmallButton>
  );
}

/** Every possible next step: events in each variant, outcomes of running actors, and the clock. */
export function OptionList({ chart, played }: { readonly chart: Chart; readonly played: Played }) {
  const { options, unhandled, status } = played;
  return (
    <Stack>
      {options.length === 0 ? (
        <Muted>
          {status === 'active' ? 'Nothing, until a parent chart says something.' : 'Nothing: it is over.'}
        </Muted>
      ) : null}
      {groupsOf(options).map(([name, group]) => (
        <div key={name} role="group" aria-label={name}>
          <Muted>{name}</Muted>
          <List>
            {group.map((option) => (
              <li key={option.token}>
                <OptionButton chart={chart} option={option} />
              </li>
            ))}
          </List>
        </div>
      ))}
      {unhandled.length > 0 ? (
        <details>
          <summary>Not heard in this state ({unhandled.length})</summary>
          <ul>
            {unhandled.map((type) => (
              <li key={type}>
                <Code>{type}</Code>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Stack>
  );
}
