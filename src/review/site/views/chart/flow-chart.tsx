import { useCallback, useMemo } from 'react';
import { shownIn } from '../../../model/fold';
import { insideOf } from '../../../model/open';
import { spineOf } from '../../../model/spine';
import type { Entry } from '../../data/catalogue';
import { coveredOf } from '../../data/coverage';
import { drawnChart } from '../../data/drawn';
import { coverage } from '../../data/known-coverage';
import { placeOf } from '../../provide-review';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { drawingKey } from '../../review.types';
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
export function FlowChart({ entry: { name, chart: whole }, fills = false }: FlowChartProps) {
  const review = useReview();
  const folds = useReviewed('folds');
  const key = drawingKey(name, folds);
  const drawing = useReviewed('drawings')[key];
  const chart = useMemo(() => drawnChart(whole, folds), [whole, folds]);
  const spine = useMemo(() => spineOf(chart), [chart]);
  const shownAs = useMemo(() => shownIn(whole, folds), [whole, folds]);
  const failed = useReviewIn({ drawing: 'failed' });
  const fault = useReviewed('fault');
  const selected = useReviewed('selected');
  const stops = useReviewed('stops');
  const shownStops = useMemo(() => stops.map(shownAs), [stops, shownAs]);
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
            whole.branches.map((branch) => branch.key),
          ),
    [heat, name, whole],
  );

  const lookOf = useCallback(
    (branch: string): BranchLook => {
      if (covered) return covered.has(branch) ? 'covered' : 'hole';
      if (played?.taken.includes(branch)) return 'taken';
      if (takes.has(branch)) return 'possible';
      return spine.has(branch) ? 'spine' : 'plain';
    },
    [covered, played, takes, spine],
  );
  const select = useCallback(
    (id: string) => {
      const other = insideOf(id)?.inside;
      // A state of a chart that is drawn inside: it is looked at in its own flow.
      if (other === undefined) review.send({ type: 'state.selected', id });
      else location.hash = placeOf(other.split('.')[0] ?? '', other);
    },
    [review],
  );

  if (failed) return <Muted role="alert">This chart could not be laid out: {fault}</Muted>;
  if (!drawing) {
    return (
      <Muted role="status" minHeight={{ base: '60vh', lg: '72vh' }}>
        Laying out the chart…
      </Muted>
    );
  }
  return (
    <Stack gap="2">
      <ChartView
        key={key}
        label={`Chart of ${name}`}
        fills={fills}
        chart={chart}
        layout={drawing.layout}
        active={played?.active ?? nothing}
        selected={selected === null ? null : shownAs(selected)}
        stops={shownStops}
        lookOf={lookOf}
        takes={takes}
        onSelect={select}
      />
      {fills ? null : (
        <Legend
          ms={drawing.ms}
          shown={
            covered
              ? ['covered', 'hole']
              : [...(spine.size > 0 ? (['spine'] as const) : []), 'taken', 'possible']
          }
        />
      )}
    </Stack>
  );
}
