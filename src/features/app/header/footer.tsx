import { chakra } from '@chakra-ui/react/styled-system';
import { shell } from '#messages/app/shell';
import { PhoneNumber } from '../../shared/visitor/contact-links';
import { useCompanyPhone } from '../../shared/visitor/use-company-phone';
import type { HeaderProps } from './header-props';
import { isContactEntry, type MenuEntry } from '../navigation/menu-entries';
import { MenuItem } from '../navigation/menu-item';

const ENTRIES: readonly MenuEntry[] = [
  { kind: 'event', label: shell.terms, name: 'terms' },
  { kind: 'event', label: shell.privacy, name: 'privacy' },
  { kind: 'event', label: shell.contactUs, name: 'contact' },
];

type FooterProps = Pick<HeaderProps, 'session' | 'navigation' | 'company'>;

/**
 * The end of a signed-in screen that no older page fills: terms, privacy and contact, which open their dialogs
 * (S2.navigation.1), and the phone number. A company that takes no messages has neither number nor contact (D7.11).
 */
export function Footer({ session, navigation, company }: FooterProps) {
  const number = useCompanyPhone(session, company);
  const entries = company?.hasContact ? ENTRIES : ENTRIES.filter((entry) => !isContactEntry(entry));
  return (
    <chakra.footer bg="bg.surface" borderBlockStartWidth="1px" _print={{ display: 'none' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="2"
      >
        {/* The text of the first entry is aligned with the content above it. */}
        <chakra.ul display="flex" flexWrap="wrap" marginInlineStart={{ base: '-2.5', lg: '-2' }}>
          {entries.map((entry) => (
            <li key={entry.label}>
              <MenuItem entry={entry} current={false} wide={false} activator={null} navigation={navigation} />
            </li>
          ))}
        </chakra.ul>
        {number === null ? null : <PhoneNumber number={number} />}
      </chakra.div>
    </chakra.footer>
  );
}
