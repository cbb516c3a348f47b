import { describeAccessibility } from '../support/describe-accessibility';
import { visitorScreens } from '../support/screen-states';

describeAccessibility(visitorScreens);
