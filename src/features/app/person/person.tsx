import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { shell } from '#messages/app/shell';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import type { User } from '../../../domain/entities';
import { customerName } from '../../shared/person/customer-name';
import type { HeaderProps } from '../header/header-props';

const initial = (name: string) => /\p{L}\p{M}*/u.exec(name)?.[0].toLocaleUpperCase() ?? '';

/** The initials of a person in a circle. Beside them stands the name, visible or for screen readers. */
export function Initials({ user }: { readonly user: Pick<User, 'firstName' | 'lastName'> }) {
  return (
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
  );
}

/** The signed-in person in the drawer: initials and name. */
export function Person({ session }: Pick<HeaderProps, 'session'>) {
  const user = useSelector(session, selectUser);
  if (user === null) return null;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="3" minWidth="0">
      <Initials user={user} />
      <chakra.span overflowWrap="anywhere">{shell.signedInAs({ name: customerName(user) })}</chakra.span>
    </chakra.span>
  );
}
