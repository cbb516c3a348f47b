import { chakra } from '@chakra-ui/react/styled-system';
import { addPremium as texts } from '#messages/add-premium';
import { Button } from '../../ui/button';
import { Checker } from '../../ui/checker';
import { FocusHeading } from '../../ui/focus-heading';
import { Panel } from '../../ui/panel';
import { Help } from '../../ui/text';

/** Nobody can tell whether the profile is there; the wizard stopped working; or the account could not be looked up. */
type End = 'unconfirmed' | 'broken' | 'unknown';

type AddPremiumEndProps = {
  readonly kind: End;
  readonly onRestart: () => void;
  readonly onClose: () => void;
};

const said: Readonly<
  Record<End, { readonly title: string; readonly help: string; readonly again?: string }>
> = {
  unconfirmed: { title: texts.unconfirmedTitle, help: texts.unconfirmedHelp },
  broken: { title: texts.brokenTitle, help: texts.brokenHelp, again: texts.reopen },
  unknown: { title: texts.unknownTitle, help: texts.unknownHelp, again: texts.retry },
};

/** In place of a wizard that cannot go on: what is known, what is safe, and the ways on. */
export function AddPremiumEnd({ kind, onRestart, onClose }: AddPremiumEndProps) {
  const { title, help, again } = said[kind];
  return (
    <Panel maxWidth="32rem" marginInline="auto" display="grid" gap="5">
      <Checker square={8} />
      <FocusHeading focus>{title}</FocusHeading>
      <Help>{help}</Help>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {again === undefined ? null : (
          <Button look="primary" onClick={onRestart}>
            {again}
          </Button>
        )}
        <Button {...(again === undefined ? { look: 'primary' as const } : {})} onClick={onClose}>
          {texts.toProfile}
        </Button>
      </chakra.div>
    </Panel>
  );
}
