import { Menu } from '@chakra-ui/react/menu';
import { Icon } from '../../../../ui/icons';
import { menuRecipe } from '../../../../ui/theme/menu';
import type { Chart } from '../../../model/chart';
import { chartForms } from '../../../model/formats/export-chart';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { drawingKey } from '../../review.types';
import { Muted, Row, SmallButton } from '../pieces';

/** Saves the laid-out chart, as a picture in the scheme of the page or as text, and copies the link to it. */
export function ExportMenu({ chart }: { readonly chart: Chart }) {
  const review = useReview();
  const folds = useReviewed('folds');
  const drawn = Object.hasOwn(useReviewed('drawings'), drawingKey(chart.name, folds));
  const scheme = useReviewIn({ scheme: 'dark' }) ? 'dark' : 'light';
  const said = useReviewed('said');
  return (
    <Row role="group" aria-label="Export">
      <Menu.Root recipe={menuRecipe} positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <SmallButton>
            Export
            <Icon name="down" />
          </SmallButton>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {chartForms.map(({ form, name }) => (
              // Not `onSelect`: it misses a click that no pointer and no key precede, such as a screen reader's.
              <Menu.Item
                key={form}
                value={form}
                disabled={!drawn}
                onClick={() => {
                  if (drawn) review.send({ type: 'chart.asked', form, scheme });
                }}
              >
                {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <SmallButton onClick={() => review.send({ type: 'link.asked' })}>Copy link</SmallButton>
      <Muted as="span" role="status">
        {said}
      </Muted>
    </Row>
  );
}
