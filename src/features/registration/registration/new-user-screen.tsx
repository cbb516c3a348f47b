import { chakra } from '@chakra-ui/react/styled-system';
import { newUser } from '#messages/registration/new-user';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';
import { Help } from '../../../ui/text';
import type { Company } from '../../shared/visitor/brand-panel';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { VisitorLink } from '../../shared/visitor/visitor-link';

type NewUserScreenProps = {
  readonly company: Company;
  /** The path of the login, including where to go after it. */
  readonly loginPath: string;
};

/** The notice that an account was created (S2.publicRoutes.10, D4.3). */
export function NewUserScreen({ company, loginPath }: NewUserScreenProps) {
  const link = useAppLink();
  return (
    <VisitorLayout title={newUser.title} help={newUser.mailed} company={company}>
      <chakra.div display="grid" gap="5">
        <p>{newUser.first}</p>
        <ButtonLink {...link(loginPath)} variant="solid" size="lg">
          {newUser.login}
        </ButtonLink>
        <Help>
          {newUser.nothing} <VisitorLink to="/lost-pass">{newUser.lost}</VisitorLink>.
        </Help>
      </chakra.div>
    </VisitorLayout>
  );
}
