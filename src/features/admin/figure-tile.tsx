import { chakra } from '@chakra-ui/react/styled-system';
import type { DashboardFigure } from '../../domain/admin-entities';
import { formatCount } from '../../domain/count';
import { useAppLink } from '../../ui/app-link';
import { Panel } from '../../ui/panel';
import { Trend } from './trend';

/** Where a figure leads: to what it counts. */
const pages: Readonly<Record<string, string>> = {
  customers: '/customers',
  'credit-requests': '/admin/credit-account-requests',
  bookings: '/admin/dispatch',
};

/** As high as a tile, for what stands in its place. */
export const FIGURE_TILE_HEIGHT = { base: '11.5rem', md: '13rem' } as const;

/** A link that is as large as the tile around it. */
const TileLink = chakra('a', {
  base: {
    textDecoration: 'underline',
    textDecorationColor: 'border.strong',
    textUnderlineOffset: '4px',
    borderRadius: '4px',
    '@media (hover: hover)': { _hover: { textDecorationColor: 'currentColor' } },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** One figure: what it is, how much it is, and how it has changed. */
export function FigureTile({ figure: { id, label, value, trend } }: { readonly figure: DashboardFigure }) {
  const link = useAppLink();
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  return (
    <Panel
      as="li"
      position="relative"
      display="grid"
      gap="1"
      alignContent="start"
      minHeight={FIGURE_TILE_HEIGHT}
    >
      <chakra.h2 fontWeight="medium" color="fg.muted" overflowWrap="anywhere">
        {page === undefined ? label : <TileLink {...link(page)}>{label}</TileLink>}
      </chakra.h2>
      <chakra.p fontSize="3xl" fontWeight="bold" lineHeight="heading" fontVariantNumeric="tabular-nums">
        {formatCount(value)}
      </chakra.p>
      <Trend values={trend} />
    </Panel>
  );
}
