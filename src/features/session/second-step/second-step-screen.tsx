import { secondStep as texts } from '#messages/session/second-step';
import type { Company } from '../../shared/visitor/brand-panel';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { SecondStepForm, type SecondStepFormProps } from './second-step-form';

type SecondStepScreenProps = SecondStepFormProps & {
  readonly company: Company;
  /** It has replaced the login, so its heading takes the focus. */
  readonly entered: boolean;
};

/** The second step of signing in, in place of the login (D2.extensionGroups.secondFactor). */
export const SecondStepScreen = ({ company, entered, ...form }: SecondStepScreenProps) => (
  <VisitorLayout title={texts.title} company={company} entered={entered}>
    <SecondStepForm {...form} />
  </VisitorLayout>
);
