// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { app } from '#messages/app/app';
import { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import { SubmissionNotice } from '../../../src/features/shared/forms/submission-notice';
import { render, unmount } from '../ui/render';

afterEach(unmount);

const { context } = createActor(formSubmissionMachine).getSnapshot();

it.each([
  ['outcomeUnknown', []],
  ['notDone', [app.notDone]],
  ['notReconciled', [app.notReconciled]],
  ['notCompleted', []],
] as const)('a form without a response says what is known of it: %s', async (failed, known) => {
  const snapshot = formSubmissionMachine.resolveState({ value: { failed }, context });
  const actor = createActor(formSubmissionMachine, { snapshot }).start();
  await render(<SubmissionNotice id="notice" actor={actor} refused="" />);
  const lines = [...document.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([...known, app.tryAgainLater]);
});
