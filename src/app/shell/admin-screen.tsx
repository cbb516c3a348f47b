import type { ReactNode } from 'react';
import { AdminLayout } from '../../features/admin/frame/admin-layout';
import { useNavTitle } from '../screen/nav-title';
import { Screen } from '../screen/screen';

type AdminScreenProps = {
  /** Its heading, unless the navigation names it. */
  readonly title: string;
  /** One sentence below the heading. */
  readonly help?: string;
  /** What can be done about the whole screen, beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Around each of the admin's own screens: the document's title, and the heading as the navigation has it. */
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
