import { useSelector } from '@xstate/react';
import { content as texts } from '#messages/content/content';
import { selectTitle } from '../../../../machines/content/content/content.selectors';
import { Dialog } from '../../../ui/dialog';
import { Information, type InformationProps } from './information';

type InformationDialogProps = InformationProps & {
  readonly name: 'terms' | 'privacy';
  readonly activator: string | null;
  readonly onClose: () => void;
};

/** Terms or privacy over the screen (S2.navigation.1). */
export function InformationDialog({ name, activator, onClose, ...information }: InformationDialogProps) {
  const title = useSelector(information.content, selectTitle);
  return (
    <Dialog
      look="page"
      firstFocus="title"
      title={title ?? texts[name]}
      closeLabel={texts.close}
      closable
      activator={activator}
      onClose={onClose}
    >
      <Information {...information} headingLevel={3} />
    </Dialog>
  );
}
