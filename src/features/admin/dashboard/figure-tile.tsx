import { LinkOverlay } from '@chakra-ui/react/link';
import { Stat } from '@chakra-ui/react/stat';
import type { DashboardFigure } from '../../../domain/admin-entities';
import { formatCount } from '../../../domain/count';
import { useAppLink } from '../../../ui/app-link';
import { Panel } from '../../../ui/panel';
import { statRecipe } from '../../../ui/theme/stat';
import { Trend } from './trend';

/** The page with the items that a figure counts. */
const pages: Readonly<Record<string, string>> = {
  customers: '/customers',
  'credit-requests': '/admin/credit-account-requests',
  bookings: '/admin/dispatch',
};

/** The height of a tile, also for its placeholder. */
export const FIGURE_TILE_HEIGHT = { base: '11.5rem', md: '13rem' } as const;

/** One figure: its label, its value and its trend. */
export function FigureTile({ figure: { id, label, value, trend } }: { readonly figure: DashboardFigure }) {
  const link = useAppLink();
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  return (
    <Panel as="li" position="relative" minHeight={FIGURE_TILE_HEIGHT}>
      <Stat.Root as="div" recipe={statRecipe}>
        <Stat.Label as="h2">
          {page === undefined ? label : <LinkOverlay {...link(page)}>{label}</LinkOverlay>}
        </Stat.Label>
        <Stat.ValueText as="p">{formatCount(value)}</Stat.ValueText>
        <Trend values={trend} />
      </Stat.Root>
    </Panel>
  );
}
