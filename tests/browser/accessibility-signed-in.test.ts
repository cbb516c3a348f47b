import { describeAccessibility } from '../support/describe-accessibility';
import { signedInScreens } from '../support/screen-states';

describeAccessibility(signedInScreens);
