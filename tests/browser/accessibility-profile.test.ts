import { describeAccessibility } from '../support/describe-accessibility';
import { profileScreens } from '../support/screen-states';

describeAccessibility(profileScreens);
