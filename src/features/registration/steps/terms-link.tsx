import type { MouseEvent, ReactNode } from 'react';
import { TextLink } from '../../../ui/text-link';

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

type TermsLinkProps = {
  readonly id: string;
  /** Opens the terms over the screen. The id is that of the link, to which the focus returns. */
  readonly openTerms: (activator: string) => void;
  readonly children: ReactNode;
};

/** The link in the label of a terms checkbox. A plain click opens the dialog and does not change the checkbox. */
export function TermsLink({ id, openTerms, children }: TermsLinkProps) {
  return (
    <TextLink
      color="info"
      id={id}
      href="/content/terms"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        openTerms(id);
      }}
    >
      {children}
    </TextLink>
  );
}
