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
  event.preventDefault();
  // The field may no longer exist, such as the company's name after another profile type was chosen.
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};

type ProblemLinksProps = { readonly problems: readonly FormProblem[] };

/** One link to each field. */
export const ProblemLinks = ({ problems }: ProblemLinksProps) => (
  <chakra.ul display="grid" gap="1">
    {problems.map((problem) => (
      <li key={problem.fieldId}>
        <TextLink room="line" href={`#${problem.fieldId}`} onClick={goTo(problem.fieldId)}>
          {problem.label}: {problem.message}
        </TextLink>
      </li>
    ))}
  </chakra.ul>
);

/**
 * The problems that blocked the last submission, one link to each field. It takes the focus when a submission is
 * refused, and stays as it is until the next one.
 */
export function ErrorSummary({ id, title, problems }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="error" title={title} id={id} tabIndex={-1} role="alert">
      <ProblemLinks problems={problems} />
    </Notice>
  );
}
