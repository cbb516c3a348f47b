import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { adminDashboard as texts } from '#messages/admin/admin-dashboard';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectIsLoading,
  selectItems,
  selectLeftOut,
} from '../../../../machines/app/resource/resource.selectors';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help, SectionHeading } from '../../../ui/text';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { RecordSkeleton } from '../frame/record-skeleton';

type DashboardSectionTexts = {
  readonly title: string;
  readonly loading: string;
  readonly empty: string;
  readonly failedTitle: string;
  readonly failedHelp: string;
  readonly leftOut: (words: { count: number }) => string;
  /** The link to the page with all of them. */
  readonly all: string;
};

type DashboardSectionProps<Item extends object> = {
  /** The id of the heading. */
  readonly id: string;
  readonly words: DashboardSectionTexts;
  /** The address of the page with all of them. */
  readonly path: string;
  readonly list: ScreenActor<typeof resourceMachine>;
  readonly onReload: () => void;
  /** Draws the items, of which there is at least one; `null` if none of them belongs here. */
  readonly children: (items: readonly Item[]) => ReactNode;
};

/** A part of the dashboard with a list of its own, which loads, is empty or fails without the others. */
export function DashboardSection<Item extends object>(props: DashboardSectionProps<Item>) {
  const { id, words, path, list, onReload, children } = props;
  const items = useSelector(list, selectItems<Item>());
  const failed = useSelector(list, selectHasFailed);
  const loading = useSelector(list, selectIsLoading);
  const leftOut = useSelector(list, selectLeftOut);
  const linkTo = useAppLink();
  /** The pressed button disappears, so the focus moves to the section. */
  const retry = () => {
    document.getElementById(id)?.focus();
    onReload();
  };
  const drawn = items === null || items.length === 0 ? null : children(items);
  return (
    <chakra.section
      aria-labelledby={id}
      aria-busy={loading}
      display="grid"
      gap="3"
      alignContent="start"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <SectionHeading id={id} tabIndex={-1}>
        {words.title}
      </SectionHeading>
      <ListTrouble
        list={list}
        title={words.failedTitle}
        help={words.failedHelp}
        retry={texts.retry}
        leftOut={words.leftOut}
        onRetry={retry}
      />
      {items === null && !failed ? <RecordSkeleton loading={words.loading} /> : null}
      {items === null ? null : (
        <>
          {drawn === null && leftOut === 0 ? <Help>{words.empty}</Help> : null}
          {drawn === null ? null : (
            <Panel flush paddingInline={{ base: '4', md: '6' }} paddingBlock="2">
              {drawn}
            </Panel>
          )}
          <div>
            <ButtonLink variant="plain" {...linkTo(path)}>
              {words.all}
            </ButtonLink>
          </div>
        </>
      )}
    </chakra.section>
  );
}
