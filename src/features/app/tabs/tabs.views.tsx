import type { tabsMachine } from '../../../../machines/app/tabs/tabs.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { SignedInElsewhereDialog } from '../../session/sign-in/signed-in-elsewhere-dialog';

const SignedInElsewhere: View = ({ stage }) => (
  <SignedInElsewhereDialog actor={stage.root<typeof tabsMachine>()} />
);

export const views: Views = { 'signed-in-elsewhere': SignedInElsewhere };
