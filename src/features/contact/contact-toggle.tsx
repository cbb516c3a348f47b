import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { contact } from '#messages/contact';
import type { ContactTab } from '../../../machines/contact/contact.types';
import { Icon } from '../../ui/icons';

const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '3',
    borderWidth: '2px',
    borderColor: 'transparent',
    borderRadius: '6px',
    textAlign: 'center',
    lineHeight: 'heading',
    fontWeight: 'medium',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'primary', color: 'primary.ink', borderColor: 'fg' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    // Where the system's colours stand for ours, a border that has none shows as well.
    '@media (forced-colors: active)': {
      borderColor: 'Canvas',
      '&:has(:checked)': { borderColor: 'Highlight' },
    },
    '@media (hover: hover)': { '&:hover:not(:has(:checked))': { bg: 'border' } },
  },
});

/** The platform's own, over the whole segment. */
const Choice = chakra('input', {
  base: { position: 'absolute', inset: '0', boxSize: 'full', margin: '0', opacity: '0', cursor: 'pointer' },
});

const New = chakra('span', {
  base: {
    paddingInline: '2',
    borderRadius: 'full',
    fontSize: 'sm',
    bg: 'fg',
    color: 'fg.inverted',
  },
});

type ContactToggleProps = {
  readonly tab: ContactTab;
  readonly onChoose: (tab: ContactTab) => void;
};

/**
 * 'Contact Us' or 'Fare Estimator', which is new (specification, section 2 "Contact panel"): two
 * radio buttons. What is chosen has a sign and a border, not a colour alone.
 */
export function ContactToggle({ tab, onChoose }: ContactToggleProps) {
  const name = useId();
  const choice = (value: ContactTab) => (
    <>
      <Choice
        type="radio"
        name={name}
        value={value}
        checked={tab === value}
        onChange={() => onChoose(value)}
      />
      {tab === value ? <Icon name="check" size="18px" /> : null}
    </>
  );
  return (
    <chakra.div
      role="radiogroup"
      aria-label={contact.toggle}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="1"
      padding="1"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
    >
      <Segment>
        {choice('contactUs')}
        {contact.contactUs}
      </Segment>
      <Segment>
        {choice('fareEstimator')}
        {contact.fareEstimator} <New>{contact.isNew}</New>
      </Segment>
    </chakra.div>
  );
}
