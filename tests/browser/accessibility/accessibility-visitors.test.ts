import { describeAccessibility } from '../../support/accessibility/describe-accessibility';
import { visitorScreens } from '../../support/matrix/screen-states';

describeAccessibility(visitorScreens);
