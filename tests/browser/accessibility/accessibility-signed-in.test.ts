import { describeAccessibility } from '../../support/accessibility/describe-accessibility';
import { signedInScreens } from '../../support/matrix/screen-states';

describeAccessibility(signedInScreens);
