import { Link } from '@chakra-ui/react/link';
import { shell } from '#messages/app/shell';
import { useAppLink } from '../../../ui/app-link';
import { brand } from '../../../ui/brand';
import { Logo } from '../../../ui/logo';

/** The logo, which leads to the start page: for a signed-in person that is their default page. */
export function HomeLink() {
  const link = useAppLink();
  return (
    <Link {...link('/')} aria-label={shell.home({ appName: brand.appName })} borderRadius="control">
      <Logo />
    </Link>
  );
}
