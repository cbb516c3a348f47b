import { completion } from '#messages/premium/completion';
import { Dialog } from '../../../ui/dialog';
import { CompletionBody, type CompletionProps } from './completion-body';
import { completionTexts } from './completion-text';

type CompletionDialogProps = CompletionProps & { readonly onClose: () => void };

/** A completion screen over the profile. */
export function CompletionDialog({ onClose, ...body }: CompletionDialogProps) {
  return (
    <Dialog
      title={completionTexts[body.kind].title}
      closeLabel={completion.close}
      closable
      firstFocus="title"
      onClose={onClose}
    >
      <CompletionBody {...body} />
    </Dialog>
  );
}
