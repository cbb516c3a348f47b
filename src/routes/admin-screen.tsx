import type { ReactNode } from 'react';
import { AdminLayout } from '../features/admin/admin-layout';
import { useNavTitle } from './nav-title';
import { Screen } from './screen';

type AdminScreenProps = {
  /** Its heading, unless the navigation names it. */
  readonly title: string;
  /** One sentence below the heading. */
  readonly help?: string;
  readonly children: ReactNode;
};

/** Around each of the admin's own screens: the document's title, and the heading as the navigation has it. */
export function AdminScreen({ title, help, children }: AdminScreenProps) {
  const { text } = useNavTitle(title);
  return (
    <Screen title={title}>
      <AdminLayout title={text} help={help}>
        {children}
      </AdminLayout>
    </Screen>
  );
}
