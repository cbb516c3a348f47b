import { Button } from '@chakra-ui/react/button';
import { createContext, useContext, useId } from 'react';

/** How a failure leads to help: the words of its button, and what opens; `null` where nothing does. */
export type HelpAccess = {
  readonly label: string;
  /** @param activator the id of the button, which gets the focus back */
  readonly open: (activator: string) => void;
};

/** Set by the shell while the contact panel can be opened. */
export const HelpContext = createContext<HelpAccess | null>(null);

/** A button beside a failure that opens the contact panel, where a support code can be made. */
export function GetHelp() {
  const help = useContext(HelpContext);
  const id = useId();
  if (help === null) return null;
  return (
    <Button id={id} variant="plain" onClick={() => help.open(id)}>
      {help.label}
    </Button>
  );
}
