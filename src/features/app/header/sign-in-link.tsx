import { shell } from '#messages/app/shell';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';

/** Replaces the person and Logout for a visitor of a public page. */
export function SignInLink() {
  const link = useAppLink();
  return (
    <ButtonLink {...link('/login')} paddingInline="3" flexShrink="0">
      {shell.signIn}
    </ButtonLink>
  );
}
