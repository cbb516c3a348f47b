import { reset } from '#messages/session/reset';
import { Help } from '../../../ui/text';
import type { Company } from '../../shared/visitor/brand-panel';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { VisitorLink } from '../../shared/visitor/visitor-link';

type ResetForgottenScreenProps = {
  readonly company: Company | null;
  /** The path of the form that requests a new link. */
  readonly lostPasswordPath: string;
};

/** Shown when the page was reloaded without its link: the code is not stored anywhere (S2.publicRoutes.7). */
export function ResetForgottenScreen({ company, lostPasswordPath }: ResetForgottenScreenProps) {
  return (
    <VisitorLayout title={reset.noCodeTitle} help={reset.noCode} company={company}>
      <Help>
        {reset.expired} <VisitorLink to={lostPasswordPath}>{reset.newLink}</VisitorLink>
      </Help>
    </VisitorLayout>
  );
}
