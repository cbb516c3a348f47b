import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { catalogue } from '../data/catalogue';
import { linkTo } from '../provide-review';
import { useReviewed } from '../review-context';
import { FlowChart } from './chart/flow-chart';
import { Link, Muted } from './pieces';

/** The chart of a flow and nothing else, for a frame in another page. It can be walked by its transitions. */
export function EmbeddedFlow() {
  const name = useReviewed('flow');
  const path = useReviewed('path');
  const heat = useReviewed('heat');
  const selected = useReviewed('selected');
  const stops = useReviewed('stops');
  const folds = useReviewed('folds');
  const entry = name === null ? undefined : catalogue.get(name);
  if (!entry) return null;
  return (
    <chakra.main padding="2">
      <title>{`${entry.name} · Flow review`}</title>
      <VisuallyHidden>
        <h1>{entry.title}</h1>
      </VisuallyHidden>
      <FlowChart entry={entry} fills />
      <Muted>
        {entry.title}.{' '}
        <Link
          href={linkTo({ flow: entry.name, panel: 'walk', path, heat, selected, stops, folds })}
          target="_blank"
          rel="noreferrer"
        >
          Open in the flow review
        </Link>
      </Muted>
    </chakra.main>
  );
}
