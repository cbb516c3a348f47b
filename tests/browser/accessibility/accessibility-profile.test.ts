import { describeAccessibility } from '../../support/accessibility/describe-accessibility';
import { profileScreens } from '../../support/matrix/screen-states';

describeAccessibility(profileScreens);
