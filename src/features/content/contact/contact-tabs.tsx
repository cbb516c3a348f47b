import { Badge } from '@chakra-ui/react/badge';
import { Tabs } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { contact } from '#messages/content/contact';
import type { ContactTab } from '../../../../machines/content/contact/contact.types';
import { Icon } from '../../../ui/icons';
import { badgeRecipe } from '../../../ui/theme/badge';
import { tabsRecipe } from '../../../ui/theme/tabs';

const TABS: readonly ContactTab[] = ['contactUs', 'fareEstimator'];

type ContactTabsProps = {
  readonly tab: ContactTab;
  readonly onChoose: (tab: ContactTab) => void;
  /** What each tab shows. All of it stays, so that nothing is lost when the tab changes. */
  readonly panels: Readonly<Record<ContactTab, ReactNode>>;
};

/** Chooses between 'Contact Us' and 'Fare Estimator', which is marked as new (S2.contactPanel.1). */
export function ContactTabs({ tab, onChoose, panels }: ContactTabsProps) {
  const choose = (value: string) => {
    const chosen = TABS.find((each) => each === value);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <Tabs.Root recipe={tabsRecipe} value={tab} onValueChange={({ value }) => choose(value)}>
      <Tabs.List aria-label={contact.toggle}>
        {TABS.map((value) => (
          <Tabs.Trigger key={value} value={value}>
            {tab === value ? <Icon name="check" size="18px" /> : null}
            <span>
              {contact[value]}{' '}
              {value === 'fareEstimator' ? (
                <Badge recipe={badgeRecipe} bg="fg" color="fg.inverted">
                  {contact.isNew}
                </Badge>
              ) : null}
            </span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((value) => (
        // The panel is no tab stop, because its content can be focused.
        <Tabs.Content key={value} value={value} tabIndex={-1}>
          {panels[value]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
