import { chakra } from '@chakra-ui/react/styled-system';
import { shareOf } from '../../data/coverage';
import type { RandomReport } from '../../data/random-walk';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { SubsectionHeading } from '../../../../ui/text';
import { Input, Label, Muted, Row, SmallButton } from '../pieces';

const Form = chakra('form', { base: { display: 'grid', gap: '3' } });

/** The greatest seed: the walk reads it as a signed 32-bit number. */
const MOST_SEED = 2 ** 31 - 1;
const FIELDS = {
  seed: { label: 'Seed', value: 1, min: 0, max: MOST_SEED },
  share: { label: 'Until this share of the branches (%)', value: 100, min: 1, max: 100 },
  seconds: { label: 'At most (seconds)', value: 20, min: 1, max: 3600 },
} as const;

const named = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IE')} ${count === 1 ? one : many}`;

const figures = ({ walks, steps, taken, branches, seconds }: RandomReport): string =>
  `${named(steps, 'step', 'steps')} in ${named(walks, 'walk', 'walks')}, ${seconds.toFixed(1)} s: ${shareOf(taken, branches)} of the branches (${taken} of ${branches}).`;

function Result({ report }: { readonly report: RandomReport }) {
  const review = useReview();
  const { path, fault } = report;
  return (
    <>
      {fault === null ? null : (
        <chakra.p role="alert" color="error">
          The last step went wrong: {fault}
        </chakra.p>
      )}
      <Row>
        <Muted as="span">
          {fault === null ? 'The path to the last new branch:' : 'The path to this step:'}
        </Muted>
        <SmallButton onClick={() => review.send({ type: 'path.played', path })}>
          Play {named(path.steps.length, 'step', 'steps')}
        </SmallButton>
        {fault === null ? (
          <SmallButton onClick={() => review.send({ type: 'path.opened', path })}>Go to its end</SmallButton>
        ) : null}
      </Row>
    </>
  );
}

/** Walks a flow at random, with figures while it walks. The same seed takes the same steps. */
export function RandomWalk({ flow }: { readonly flow: string }) {
  const review = useReview();
  const random = useReviewed('random');
  const isWalking = useReviewIn({ walkingAtRandom: 'walking' });
  const own = random?.flow === flow ? random : null;
  const walking = isWalking && own !== null;
  return (
    <div role="group" aria-label="Random walk">
      <SubsectionHeading>Random walk</SubsectionHeading>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const number = (name: keyof typeof FIELDS) => Number(form.get(name));
          const plan = { seed: number('seed'), share: number('share'), seconds: number('seconds') };
          review.send({ type: 'random.asked', plan });
        }}
      >
        {Object.entries(FIELDS).map(([name, { label, value, min, max }]) => (
          <Label key={name}>
            {label}
            <Input name={name} type="number" required min={min} max={max} defaultValue={value} />
          </Label>
        ))}
        <Row>
          <SmallButton type="submit">{walking ? 'Begin again' : 'Walk at random'}</SmallButton>
          <SmallButton
            aria-disabled={!walking}
            onClick={() => {
              if (walking) review.send({ type: 'random.stopped' });
            }}
          >
            Stop
          </SmallButton>
        </Row>
      </Form>
      {/* Only the end is announced: the figures change four times a second. */}
      {walking && own.report ? <Muted>{figures(own.report)}</Muted> : null}
      <Muted role="status">{walking ? 'Walking…' : own?.report ? figures(own.report) : ''}</Muted>
      {own !== null && own.fault !== '' ? (
        <chakra.p role="alert" color="error">
          {own.fault}
        </chakra.p>
      ) : null}
      {own?.report && !walking ? <Result report={own.report} /> : null}
    </div>
  );
}
