import { useSelector } from '@xstate/react';
import { factors as texts } from '#messages/settings/factors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useService } from '../../../app/screen/use-service';
import { AdminScreen } from '../../../app/shell/admin-screen';
import { FactorsArea } from './factors-area.route';

/** An admin's own second step (D2.extensionGroups.secondFactor): admins have no profile. */
export function AdminFactorsPage() {
  const user = useSelector(useService(useAppContext().app, 'session'), selectUser);
  // Another tab may begin to act for a customer, whose second steps are not the admin's.
  const admin = user?.admin && user.impersonation === null ? user : null;
  return (
    <AdminScreen title={texts.adminTitle} help={texts.help}>
      {admin === null ? null : (
        <FactorsArea key={admin.uuid} owner={admin.uuid} email={admin.email} rowHeading="h2" />
      )}
    </AdminScreen>
  );
}
