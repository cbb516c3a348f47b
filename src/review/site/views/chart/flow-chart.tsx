import { useCallback, useMemo } from 'react';
import type { Entry } from '../../data/catalogue';
import { coveredOf } from '../../data/coverage';
import { coverage } from '../../data/known-coverage';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { branchLooks, legend, type BranchLook } from './chart-looks';
import { ChartView } from './chart-view';
import { Muted, Row, Stack } from '../pieces';
import { usePlayed } from '../use-played';

const nothing: readonly string[] = [];

function Legend({ ms, shown }: { readonly ms: number; readonly shown: readonly BranchLook[] }) {
  return (
    <Row>
      {legend
        .filter(([look]) => shown.includes(look))
        .map(([look, text]) => {
          const { colour, width, dashes } = branchLooks[look];
          return (
            <Muted as="span" key={look} display="inline-flex" alignItems="center" gap="1.5">
              <svg width="28" height="8" aria-hidden="true">
                <line
                  x1="0"
                  x2="28"
                  y1="4"
                  y2="4"
                  style={{ stroke: colour, strokeWidth: width }}
                  {...(dashes === undefined ? {} : { strokeDasharray: dashes })}
                />
              </svg>
              {text}
            </Muted>
          );
        })}
      <Muted as="span" data-layout-ms={ms}>
        Laid out in {ms} ms. Arrow keys move the chart, + and − zoom, 0 shows all of it.
      </Muted>
    </Row>
  );
}

type FlowChartProps = {
  readonly entry: Entry;
  /** Whether it fills the window, and explains itself no further. */
  readonly fills?: boolean;
};

/** The chart of a flow with the current position of the walk, or with the coverage. */
export function FlowChart({ entry: { name, chart }, fills = false }: FlowChartProps) {
  const review = useReview();
  const drawing = useReviewed('drawings')[name];
  const failed = useReviewIn({ drawing: 'failed' });
  const fault = useReviewed('fault');
  const selected = useReviewed('selected');
  const stops = useReviewed('stops');
  const heat = useReviewed('heat');
  const outcome = usePlayed();
  const played = 'played' in outcome ? outcome.played : null;

  const takes = useMemo(() => {
    const found = new Map<string, () => void>();
    for (const { step, takes: keys, enabled } of played?.options ?? []) {
      if (!enabled) continue;
      for (const key of keys) {
        if (!found.has(key)) found.set(key, () => review.send({ type: 'step.taken', step }));
      }
    }
    return found;
  }, [played, review]);

  const covered = useMemo(
    () =>
      heat === 'off'
        ? null
        : coveredOf(
            coverage,
            name,
            heat,
            chart.branches.map(({ key }) => key),
          ),
    [heat, name, chart],
  );

  const lookOf = useCallback(
    (key: string): BranchLook => {
      if (covered) return covered.has(key) ? 'covered' : 'hole';
      if (played?.taken.includes(key)) return 'taken';
      return takes.has(key) ? 'possible' : 'plain';
    },
    [covered, played, takes],
  );
  const select = useCallback((id: string) => review.send({ type: 'state.selected', id }), [review]);

  if (failed) return <Muted role="alert">This chart could not be laid out: {fault}</Muted>;
  if (!drawing) return <Muted role="status">Laying out the chart…</Muted>;
  return (
    <Stack gap="2">
      <ChartView
        key={name}
        label={`Chart of ${name}`}
        fills={fills}
        chart={chart}
        layout={drawing.layout}
        active={played?.active ?? nothing}
        selected={selected}
        stops={stops}
        lookOf={lookOf}
        takes={takes}
        onSelect={select}
      />
      {fills ? null : (
        <Legend ms={drawing.ms} shown={covered ? ['covered', 'hole'] : ['taken', 'possible']} />
      )}
    </Stack>
  );
}
