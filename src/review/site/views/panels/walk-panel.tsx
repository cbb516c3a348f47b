import { chakra } from '@chakra-ui/react/styled-system';
import { SectionHeading, SubsectionHeading } from '../../../../ui/text';
import { describeStep } from '../../../play/flow';
import type { Entry } from '../../data/catalogue';
import type { Played } from '../../data/playing';
import { linkTo } from '../../provide-review';
import { useReview, useReviewed } from '../../review-context';
import { ActorList } from './actor-list';
import { OptionList } from './option-list';
import { OwnValues } from './own-values';
import { Card, Code, Link, Muted, Pre, Row, Select, SmallButton, Stack } from '../pieces';

const Steps = chakra('ol', {
  base: {
    listStyle: 'decimal',
    paddingInlineStart: '6',
    fontSize: 'sm',
    maxHeight: '12rem',
    overflowY: 'auto',
  },
});

function Where({ entry: { chart }, played }: { readonly entry: Entry; readonly played: Played }) {
  const parents = new Set(played.active.map((id) => chart.states.find((state) => state.id === id)?.parent));
  const leaves = chart.states.filter(({ id }) => played.active.includes(id) && !parents.has(id));
  return (
    <div role="status">
      {leaves.map(({ id, description }) => (
        <p key={id}>
          <strong>
            <Code>{id.slice(chart.name.length + 1) || id}</Code>
          </strong>{' '}
          {description}
        </p>
      ))}
      {played.status === 'active' ? null : <p>The flow has ended ({played.status}).</p>}
    </div>
  );
}

function Begin({ entry, input }: { readonly entry: Entry; readonly input: string }) {
  const review = useReview();
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" fontSize="sm">
      Begins with
      <Select
        value={input}
        onChange={({ target }) => review.send({ type: 'walk.restarted', input: target.value })}
      >
        {Object.keys(entry.flow.fixtures.inputs).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </chakra.label>
  );
}

/** The walk: its position, the possible next steps, the steps taken, and the contexts of the charts. */
export function WalkPanel({ entry, played }: { readonly entry: Entry; readonly played: Played }) {
  const review = useReview();
  const heat = useReviewed('heat');
  const selected = useReviewed('selected');
  const stops = useReviewed('stops');
  const folds = useReviewed('folds');
  const { path } = played;
  const link = linkTo({ flow: entry.name, panel: 'walk', path, heat, selected, stops, folds });
  return (
    <Card aria-label="Walk">
      <Stack>
        <SectionHeading>Where it stands</SectionHeading>
        <Where entry={entry} played={played} />
        <Row>
          <Begin entry={entry} input={path.input} />
          <SmallButton
            aria-disabled={path.steps.length === 0}
            onClick={() => review.send({ type: 'step.undone' })}
          >
            Step back
          </SmallButton>
          <SmallButton
            aria-disabled={path.steps.length === 0}
            onClick={() => review.send({ type: 'walk.restarted', input: path.input })}
          >
            Start again
          </SmallButton>
        </Row>
        <SubsectionHeading>What can happen next</SubsectionHeading>
        <OptionList chart={entry.chart} played={played} />
        <OwnValues entry={entry} played={played} />
        <SubsectionHeading>
          {path.steps.length === 1 ? '1 step so far' : `${path.steps.length} steps so far`}
        </SubsectionHeading>
        {path.steps.length > 0 ? (
          <Steps tabIndex={0} aria-label="Steps so far">
            {path.steps.map((step, index) => (
              <li key={index}>
                <Code>{describeStep(step)}</Code>
              </li>
            ))}
          </Steps>
        ) : null}
        {played.effects.length > 0 ? (
          <Muted>
            The last step called <Code>{played.effects.join(', ')}</Code>.
          </Muted>
        ) : null}
        <Muted>
          <Link href={link}>Link to this place</Link>
        </Muted>
        {path.steps.length > 0 ? (
          <details>
            <summary>As a regression test</summary>
            <Muted>
              This command writes a test that takes these steps and expects the same states and branches:
            </Muted>
            <Pre tabIndex={0} role="region" aria-label="Command that writes the test">
              {`npm run flows:test -- '${link}' --name a-name`}
            </Pre>
          </details>
        ) : null}
        <ActorList actors={played.actors} />
      </Stack>
    </Card>
  );
}
