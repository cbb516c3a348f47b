import type { ReactNode } from 'react';
import { AdminLayout } from '../../features/admin/frame/admin-layout';
import { useNavTitle } from '../screen/nav-title';
import { Screen } from '../screen/screen';

type AdminScreenProps = {
  /** The heading, unless the navigation has one. */
  readonly title: string;
  /** One sentence below the heading. */
  readonly help?: string;
  /** Actions for the whole screen, beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Wraps each native admin screen: sets the document title, and takes the heading from the navigation. */
export function AdminScreen({ title, help, actions, children }: AdminScreenProps) {
  const { text } = useNavTitle(title);
  return (
    <Screen title={title}>
      <AdminLayout title={text} help={help} actions={actions}>
        {children}
      </AdminLayout>
    </Screen>
  );
}
