import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { Chart } from '../../../model/chart';
import { triggerText } from '../../../model/chart-lines';
import { useReview } from '../../review-context';
import { Code, Input, Muted, SmallButton } from '../pieces';

type Hit = { readonly key: string; readonly state: string; readonly text: string; readonly kind: string };

const MOST = 30;

/** States and branches of a chart whose names contain all words. A branch leads to its source state. */
function hitsOf(chart: Chart, query: string): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const keyOf = new Map(chart.states.map(({ id, key }) => [id, key]));
  const states = chart.states
    .filter(({ id, description }) => holds(`${id} ${description}`))
    .map(({ id }) => ({ key: id, state: id, text: id, kind: 'state' }));
  const branches = chart.branches
    .filter(({ trigger, guard, actions }) => holds([triggerText(trigger), guard ?? '', ...actions].join(' ')))
    .map(({ key, source, trigger, guard }) => ({
      key,
      state: source,
      text: `${triggerText(trigger)}${guard === null ? '' : ` [${guard}]`}`,
      kind: `in ${keyOf.get(source) ?? source}`,
    }));
  return [...states, ...branches];
}

const Hits = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    maxHeight: '16rem',
    overflowY: 'auto',
    marginBlockStart: '2',
    '& button': { width: 'full', justifyContent: 'space-between' },
  },
});

/** Finds a state, event, guard or action by name, and goes there. */
export function Search({ chart }: { readonly chart: Chart }) {
  const review = useReview();
  const id = useId();
  const [query, setQuery] = useState('');
  const hits = hitsOf(chart, query);
  const go = (state: string) => review.send({ type: 'state.selected', id: state });
  return (
    <chakra.form
      role="search"
      aria-label="Chart"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = hits;
        if (first) go(first.state);
      }}
    >
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="medium" marginBlockEnd="1">
        Find a state, event, guard or action
      </chakra.label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Muted role="status">
        {query.trim() === ''
          ? ''
          : hits.length === 0
            ? 'Nothing is named like that.'
            : `${hits.length} found`}
      </Muted>
      {hits.length > 0 ? (
        <Hits aria-label="Found">
          {hits.slice(0, MOST).map((hit) => (
            <li key={hit.key}>
              <SmallButton onClick={() => go(hit.state)}>
                <Code>{hit.text}</Code>
                <span>{hit.kind}</span>
              </SmallButton>
            </li>
          ))}
        </Hits>
      ) : null}
    </chakra.form>
  );
}
