import type { ReactNode } from 'react';
import { factors as texts } from '#messages/settings/factors';
import { ExplainedSection } from '../../shared/profile/explained-section';
import { FACTORS_HEADING_ID } from './factors-parts';

/** The section about the second step, around its list or what stands in for it. */
export const FactorsFrame = ({ children }: { readonly children: ReactNode }) => (
  <ExplainedSection isPart id={FACTORS_HEADING_ID} title={texts.title} help={texts.help}>
    {children}
  </ExplainedSection>
);
