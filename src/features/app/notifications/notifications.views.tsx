import type { ComponentProps } from 'react';
import { profile } from '#messages/settings/profile';
import type { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import type { NewNotice } from '../../../app/environment/environment';
import type { Notice } from '../../../domain/notice';
import { neighbour } from '../../../review/screens/played';
import type { Views } from '../../../review/screens/view.types';
import { PageHeading } from '../../../ui/text';
import { Notices } from './notices';
import { notificationsFlow } from './notifications.flow';

/** Returns the notices that a chart has shown last. */
export const noticesOf = (...shown: readonly NewNotice[]) =>
  neighbour(
    notificationsFlow,
    undefined,
    ...shown.map(({ type, ...given }, index) => ({
      to: '',
      event: {
        type: 'notice.shown',
        notice: {
          id: String(index),
          type,
          title: null,
          message: null,
          buttons: [],
          activator: null,
          returnFocus: true,
          ...given,
        } satisfies Notice,
      } as { readonly type: string },
    })),
  );

/** The notices above a page, of which only the heading is rendered. */
export const NoticesOnPage = ({ actor }: ComponentProps<typeof Notices>) => (
  <>
    <Notices actor={actor} />
    <PageHeading>{profile.title}</PageHeading>
  </>
);

export const views: Views = {
  notices: ({ stage }) => <NoticesOnPage actor={stage.root<typeof notificationsMachine>()} />,
};
