import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import { profile } from '#messages/profile';

/** `id` is that of the section's heading. */
export type ProfileSection = { readonly id: string; readonly label: string };

/** To the heading, which takes the focus; the address stays what it is. */
const goTo = (id: string) => (event: MouseEvent) => {
  const heading = document.getElementById(id);
  if (heading === null) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
};

/** Beside the sections from medium screens up; above them, in a row that stays in sight, on phones. */
export function ProfileMenu({ sections }: { readonly sections: readonly ProfileSection[] }) {
  return (
    <chakra.nav
      aria-label={profile.sections}
      position="sticky"
      top="0"
      zIndex="1"
      bg="bg"
      marginInline={{ base: '-4', md: '0' }}
      paddingInline={{ base: '4', md: '0' }}
      paddingBlock={{ base: '2', md: '4' }}
      marginBlock={{ base: '-4', md: '-4' }}
    >
      <chakra.ul display="flex" flexDirection={{ base: 'row', md: 'column' }} flexWrap="wrap" gap="2">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <chakra.a
              href={`#${id}`}
              onClick={goTo(id)}
              display="flex"
              alignItems="center"
              minHeight="11"
              paddingInline={{ base: '3', md: '3.5' }}
              fontSize={{ base: 'sm', md: 'md' }}
              borderWidth="1px"
              borderColor={{ base: 'border', md: 'transparent' }}
              borderRadius={{ base: 'full', md: 'control' }}
              bg={{ base: 'bg.surface', md: 'transparent' }}
              _hover={{ bg: 'bg.surface', borderColor: 'border.strong' }}
            >
              {label}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
