import { TextArea } from '../../ui/form/text-area-field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { CardChoiceRows } from '../cards/card-choice-row';
import { Row } from '../cards/card-row';

/** What the dialogs of this section are drawn of beside what every dialog is (`DialogLooks`). */
export function PaymentDialogLooks() {
  return (
    <div hidden>
      <Row />
      <CardChoiceRows />
      <VisuallyHidden fontWeight="medium" />
      <TextArea />
    </div>
  );
}
