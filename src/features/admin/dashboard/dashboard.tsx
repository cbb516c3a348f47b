import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { adminDashboard as texts } from '#messages/admin/admin-dashboard';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectIsLoading,
  selectItems,
  selectLeftOut,
} from '../../../../machines/app/resource/resource.selectors';
import type { DashboardFigure } from '../../../domain/admin-entities';
import { BusyButton } from '../../../ui/busy-button';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { NothingThere } from '../../../ui/nothing-there';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SkeletonBar } from '../../../ui/skeleton';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { FIGURE_TILE_HEIGHT, FigureTile } from './figure-tile';

const selectFigures = selectItems<DashboardFigure>();

export type FiguresActor = ScreenActor<typeof resourceMachine>;

type FiguresProps = {
  readonly figures: FiguresActor;
  readonly onReload: () => void;
};

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

/** The placeholder of the four figures, with the same height. */
function Skeleton() {
  return (
    <Tiles as="div" aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <Panel
          key={place}
          minHeight={FIGURE_TILE_HEIGHT}
          display="grid"
          gap="4"
          alignContent="start"
          animation="breathe 1600ms ease-in-out infinite"
        >
          <SkeletonBar width="60%" marginBlock="1.5" />
          <SkeletonBar height="8" width="4rem" borderRadius="control" />
          <SkeletonBar height="9" borderRadius="control" opacity="0.6" />
        </Panel>
      ))}
    </Tiles>
  );
}

/** Reloads the figures. Shown beside the heading. */
export function RefreshFigures({ figures, onReload }: FiguresProps) {
  const loading = useSelector(figures, selectIsLoading);
  return (
    <BusyButton busy={loading} busyText={texts.refreshing} onClick={loading ? undefined : onReload}>
      {texts.refresh}
    </BusyButton>
  );
}

/** The figures as tiles. After a failed load the last figures stay, with Retry (D7.1). */
export function Dashboard({ figures: actor, onReload }: FiguresProps) {
  const figures = useSelector(actor, selectFigures);
  const failed = useSelector(actor, selectHasFailed);
  const loading = useSelector(actor, selectIsLoading);
  const leftOut = useSelector(actor, selectLeftOut);
  const isKnown = figures !== null;
  /** The pressed button disappears, so the focus moves to the heading of the screen. */
  const retry = () => {
    document.getElementById(MAIN_HEADING_ID)?.focus();
    onReload();
  };
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" aria-busy={loading}>
      <VisuallyHidden role="status">
        {loading && !isKnown ? texts.loading : loading || failed ? '' : texts.refreshed}
      </VisuallyHidden>
      <ListTrouble
        list={actor}
        title={isKnown ? texts.staleTitle : texts.failedTitle}
        help={isKnown ? texts.staleHelp : texts.failedHelp}
        retry={texts.retry}
        leftOut={texts.leftOut}
        onRetry={retry}
      />
      {!isKnown && !failed ? <Skeleton /> : null}
      {figures?.length === 0 && leftOut === 0 ? <NothingThere text={texts.none} /> : null}
      {figures && figures.length > 0 ? (
        <Tiles aria-labelledby={MAIN_HEADING_ID}>
          {figures.map((figure) => (
            <FigureTile key={figure.id} figure={figure} />
          ))}
        </Tiles>
      ) : null}
    </chakra.div>
  );
}
