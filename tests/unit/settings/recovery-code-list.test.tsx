// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { factorDialogs } from '#messages/settings/factor-dialogs';
import { RecoveryCodeList } from '../../../src/features/settings/recovery-codes/recovery-code-list';
import { render, unmount } from '../ui/render';

afterEach(unmount);

it('the button that copies recovery codes is named by its own text, not by the library’s English one', async () => {
  await render(<RecoveryCodeList codes={['aaaa-bbbb', 'cccc-dddd']} />);
  const names = [...document.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names).toEqual([factorDialogs.codes.copy, factorDialogs.codes.save]);
});
