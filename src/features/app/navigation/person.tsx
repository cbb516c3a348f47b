import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { shell } from '#messages/app/shell';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { customerName } from '../../shared/person/customer-name';
import type { HeaderProps } from './header-props';

const initial = (name: string) => /\p{L}\p{M}*/u.exec(name)?.[0].toLocaleUpperCase() ?? '';

type PersonProps = Pick<HeaderProps, 'session'> & { readonly named?: boolean };

/** The signed-in person: initials on the screen and the name for screen readers, or both visibly. */
export function Person({ session, named = false }: PersonProps) {
  const user = useSelector(session, selectUser);
  if (user === null) return null;
  const name = customerName(user);
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="3"
      minWidth="0"
      title={named ? undefined : name}
    >
      <chakra.span
        aria-hidden="true"
        display="inline-grid"
        placeItems="center"
        boxSize="10"
        flexShrink="0"
        borderRadius="full"
        borderWidth="1px"
        borderColor="border"
        bg="bg"
        fontWeight="medium"
      >
        {initial(user.firstName)}
        {initial(user.lastName)}
      </chakra.span>
      {named ? (
        <chakra.span overflowWrap="anywhere">{shell.signedInAs({ name })}</chakra.span>
      ) : (
        <VisuallyHidden>{shell.signedInAs({ name })}</VisuallyHidden>
      )}
    </chakra.span>
  );
}
