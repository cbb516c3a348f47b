import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import { Notice } from '../notice';
import { TextLink } from '../text-link';
import type { FormProblem } from './form-options';

type ErrorSummaryProps = {
  readonly id: string;
  readonly title: string;
  readonly problems: readonly FormProblem[];
};

const goTo = (fieldId: string) => (event: MouseEvent) => {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
};

/**
 * The problems that block the submission, one link to each field. It takes the focus when a submission is refused.
 */
export function ErrorSummary({ id, title, problems }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="error" title={title} id={id} tabIndex={-1} role="alert">
      <chakra.ul display="grid" gap="1">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <TextLink room="line" href={`#${problem.fieldId}`} onClick={goTo(problem.fieldId)}>
              {problem.label}: {problem.message}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </Notice>
  );
}
