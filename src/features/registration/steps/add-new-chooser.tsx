import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { addNew as texts } from '#messages/premium/add-new';
import type { NewProfileKind } from '../../../../machines/premium/add-premium/add-premium.types';
import { BUSINESS_CARD_MAX_USERS, BUSINESS_PLUS_REVIEW_WORKING_DAYS } from '../../../domain/limits';
import { Dialog } from '../../../ui/dialog';
import { Help } from '../../../ui/text';
import { choiceButtonRecipe } from '../../../ui/theme/choice-button';

const CHOICES: readonly { readonly kind: NewProfileKind; readonly title: string; readonly help: string }[] = [
  {
    kind: 'business',
    title: texts.business,
    help: texts.businessHelp({ users: BUSINESS_CARD_MAX_USERS }),
  },
  {
    kind: 'billPay',
    title: texts.billPay,
    help: texts.billPayHelp({ days: BUSINESS_PLUS_REVIEW_WORKING_DAYS }),
  },
];

/** Defined here so that no other screen downloads it. */
const Arrow = () => (
  <chakra.svg
    viewBox="0 0 24 24"
    gridRow="1 / 3"
    gridColumn="2"
    boxSize="5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M9.5 6l6 6-6 6" />
  </chakra.svg>
);

type AddNewChooserProps = {
  readonly onChoose: (kind: NewProfileKind) => void;
  readonly onClose: () => void;
};

/** Chooses what to add: Business or Bill Pay (S2.profilePage.3). */
export function AddNewChooser({ onChoose, onClose }: AddNewChooserProps) {
  return (
    <Dialog title={texts.title} closeLabel={texts.close} closable firstFocus="title" onClose={onClose}>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Help>{texts.help}</Help>
        {CHOICES.map(({ kind, title, help }) => (
          <Button key={kind} recipe={choiceButtonRecipe} onClick={() => onChoose(kind)}>
            <chakra.span fontSize="lg" fontWeight="medium" lineHeight="heading">
              {title}
            </chakra.span>
            <Arrow />
            <chakra.span fontSize="sm" color="fg.muted">
              {help}
            </chakra.span>
          </Button>
        ))}
      </chakra.div>
    </Dialog>
  );
}
