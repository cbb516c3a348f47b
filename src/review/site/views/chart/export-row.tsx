import type { Chart } from '../../../model/chart';
import { chartForms } from '../../../model/formats/export-chart';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { drawingKey } from '../../review.types';
import { Muted, Row, SmallButton } from '../pieces';

/** Saves the laid-out chart, as a picture in the scheme of the page or as text, and copies the link to it. */
export function ExportRow({ chart }: { readonly chart: Chart }) {
  const review = useReview();
  const folds = useReviewed('folds');
  const drawn = Object.hasOwn(useReviewed('drawings'), drawingKey(chart.name, folds));
  const scheme = useReviewIn({ scheme: 'dark' }) ? 'dark' : 'light';
  const said = useReviewed('said');
  return (
    <Row role="group" aria-label="Export">
      <Muted as="span">Export</Muted>
      {chartForms.map(({ form, name }) => (
        <SmallButton
          key={form}
          aria-label={`Export ${name}`}
          aria-disabled={!drawn}
          onClick={() => {
            if (drawn) review.send({ type: 'chart.asked', form, scheme });
          }}
        >
          {name}
        </SmallButton>
      ))}
      <SmallButton onClick={() => review.send({ type: 'link.asked' })}>Copy link</SmallButton>
      <Muted as="span" role="status">
        {said}
      </Muted>
    </Row>
  );
}
