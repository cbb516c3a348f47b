// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { factorDialogs as texts } from '#messages/settings/factor-dialogs';
import { factorAddMachine } from '../../../machines/settings/factor-add/factor-add.machine';
import { FactorAddDialog } from '../../../src/features/settings/factor-add/factor-add-dialog';
import { nothingShown } from '../../../src/features/settings/factors/factors.provide';
import { render, unmount } from '../ui/render';

afterEach(unmount);

it.each([true, false])(
  'an app that was added asks for new recovery codes if theirs were lost (%s)',
  async (recoveryCodesLost) => {
    const snapshot = factorAddMachine.resolveState({ value: 'added', context: { kind: 'totp' } });
    const actor = createActor(factorAddMachine, { snapshot }).start();
    await render(
      <FactorAddDialog
        actor={actor}
        kind="totp"
        secrets={{ ...nothingShown(), recoveryCodesLost }}
        email="a@example.com"
      />,
    );
    expect(document.body.textContent.includes(texts.codes.lostTitle)).toBe(recoveryCodesLost);
  },
);
