import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId } from 'react';
import { contact } from '#messages/content/contact';
import type { ContactTab } from '../../../../machines/content/contact/contact.types';
import { Icon } from '../../../ui/icons';
import { overAll } from '../../../ui/theme/choices';
import { segmentGroupRecipe } from '../../../ui/theme/segment-group';

const New = chakra('span', {
  base: {
    paddingInline: '2',
    borderRadius: 'full',
    fontSize: 'sm',
    bg: 'fg',
    color: 'fg.inverted',
  },
});

const TABS: readonly ContactTab[] = ['contactUs', 'fareEstimator'];

type ContactToggleProps = {
  readonly tab: ContactTab;
  readonly onChoose: (tab: ContactTab) => void;
};

/**
 * Chooses between 'Contact Us' and 'Fare Estimator', which is marked as new (S2.contactPanel.1). Two radio buttons.
 */
export function ContactToggle({ tab, onChoose }: ContactToggleProps) {
  const label = useId();
  const choose = (value: string | null) => {
    const chosen = TABS.find((each) => each === value);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <SegmentGroup.Root
      recipe={segmentGroupRecipe}
      value={tab}
      onValueChange={({ value }) => choose(value)}
      aria-labelledby={label}
    >
      <VisuallyHidden id={label}>{contact.toggle}</VisuallyHidden>
      {TABS.map((value) => (
        <SegmentGroup.Item key={value} value={value}>
          <SegmentGroup.ItemHiddenInput style={overAll} />
          {tab === value ? <Icon name="check" size="18px" /> : null}
          <SegmentGroup.ItemText>
            {contact[value]} {value === 'fareEstimator' ? <New>{contact.isNew}</New> : null}
          </SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
