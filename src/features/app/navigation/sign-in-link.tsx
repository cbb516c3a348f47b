import { shell } from '#messages/app/shell';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';

/** For a visitor of a page that everybody may see, in place of the person and Logout. */
export function SignInLink() {
  const link = useAppLink();
  return (
    <ButtonLink {...link('/login')} variant="solid" paddingInline="3" flexShrink="0">
      {shell.signIn}
    </ButtonLink>
  );
}
