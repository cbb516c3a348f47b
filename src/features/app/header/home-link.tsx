import { Link } from '@chakra-ui/react/link';
import { shell } from '#messages/app/shell';
import { useAppLink } from '../../../ui/app-link';
import { brand } from '../../../ui/brand';
import { Logo } from '../../../ui/logo';

/** The logo, linked to the start page. For a signed-in person that is the default page. */
export function HomeLink() {
  const link = useAppLink();
  return (
    <Link {...link('/')} aria-label={shell.home({ appName: brand.appName })} borderRadius="control">
      <Logo />
    </Link>
  );
}
