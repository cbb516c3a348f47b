import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { profile } from '#messages/settings/profile';
import type { sectionMenuMachine } from '../../../../machines/app/section-menu/section-menu.machine';
import { selectCurrentSection } from '../../../../machines/app/section-menu/section-menu.selectors';
import type { ScreenActor } from '../../../ui/screen-actor';
import { sectionLinkRecipe } from '../../../ui/theme/section-link';
import { profileSections, type ProfileSection } from '../../shared/profile/profile-sections';

export type SectionMenuActor = ScreenActor<typeof sectionMenuMachine>;

/** A click with a modifier key is left to the browser, which may open another tab. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

type MenuEntryProps = {
  readonly section: ProfileSection;
  readonly current: boolean;
  readonly onChoose: () => void;
};

function MenuEntry({ section, current, onChoose }: MenuEntryProps) {
  const { id, label, short } = section;
  const choose = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    // The address does not change.
    event.preventDefault();
    onChoose();
  };
  return (
    <Link
      recipe={sectionLinkRecipe}
      href={`#${id}`}
      aria-label={label}
      aria-current={current ? 'location' : undefined}
      onClick={choose}
    >
      <chakra.span display={{ base: 'inline', md: 'none' }}>{short}</chakra.span>
      <chakra.span display={{ base: 'none', md: 'inline' }}>{label}</chakra.span>
    </Link>
  );
}

/** The menu of the sections: beside them from medium screens up, and a sticky row above them on phones. */
export function ProfileMenu({ actor }: { readonly actor: SectionMenuActor }) {
  const current = useSelector(actor, selectCurrentSection);
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
            <MenuEntry
              section={section}
              current={section.id === current}
              onChoose={() => actor.send({ type: 'section.chosen', section: section.id })}
            />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
