import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ComponentProps, MouseEvent } from 'react';
import { profile } from '#messages/settings/profile';
import type { sectionMenuMachine } from '../../../../machines/app/section-menu/section-menu.machine';
import { selectCurrentSection } from '../../../../machines/app/section-menu/section-menu.selectors';
import { useAppLink } from '../../../ui/app-link';
import type { ScreenActor } from '../../../ui/screen-actor';
import { sectionLinkRecipe } from '../../../ui/theme/section-link';
import { profileSections, type ProfileSection } from '../../shared/profile/profile-sections';

export type SectionMenuActor = ScreenActor<typeof sectionMenuMachine>;

/** A click with a modifier key is left to the browser, which may open another tab. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

type Entry = Pick<ComponentProps<typeof Link>, 'href' | 'onClick' | 'aria-current'>;

type SectionsMenuProps = {
  /** The props of the link to a section. */
  readonly entryOf: (section: ProfileSection) => Entry;
};

function SectionsMenu({ entryOf }: SectionsMenuProps) {
  return (
    <chakra.nav
      aria-label={profile.sections}
      data-sticky
      position="sticky"
      top="var(--notices-height, 0px)"
      zIndex="1"
      bg="bg"
      marginInline={{ base: '-4', md: '0' }}
      paddingInline={{ base: '4', md: '0' }}
      paddingBlock={{ base: '2', md: '4' }}
      marginBlock={{ base: '-4', md: '-4' }}
      _print={{ display: 'none' }}
    >
      <chakra.ul display="flex" flexDirection={{ base: 'row', md: 'column' }} flexWrap="wrap" gap="2">
        {profileSections.map((section) => (
          <li key={section.id}>
            <Link recipe={sectionLinkRecipe} aria-label={section.label} {...entryOf(section)}>
              <chakra.span display={{ base: 'inline', md: 'none' }}>{section.short}</chakra.span>
              <chakra.span display={{ base: 'none', md: 'inline' }}>{section.label}</chakra.span>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

/**
 * The menu of the whole profile: beside the sections from medium screens up, and a sticky row above them on phones. An
 * entry scrolls to its section. The address does not change.
 */
export function ProfileMenu({ actor }: { readonly actor: SectionMenuActor }) {
  const current = useSelector(actor, selectCurrentSection);
  const entryOf = ({ id }: ProfileSection): Entry => ({
    href: `#${id}`,
    'aria-current': id === current ? 'location' : undefined,
    onClick: (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      actor.send({ type: 'section.chosen', section: id });
    },
  });
  return <SectionsMenu entryOf={entryOf} />;
}

/** The same menu beside a section that has the page for itself. An entry leads to the address of its section. */
export function ProfileLinks({ current }: { readonly current: ProfileSection }) {
  const linkTo = useAppLink();
  const entryOf = ({ name }: ProfileSection): Entry => ({
    ...linkTo(`/profile/${name}`),
    'aria-current': name === current.name ? 'page' : undefined,
  });
  return <SectionsMenu entryOf={entryOf} />;
}
