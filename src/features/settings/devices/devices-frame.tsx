import type { ReactNode } from 'react';
import { devices as texts } from '#messages/settings/devices';
import { ExplainedSection } from '../../shared/profile/explained-section';
import { DEVICES_HEADING_ID } from './devices-parts';

type DevicesFrameProps = {
  /** An admin acts for the customer. */
  readonly acting: boolean;
  readonly children: ReactNode;
};

/** The section 'Your devices', around its list or what stands in for it. */
export const DevicesFrame = ({ acting, children }: DevicesFrameProps) => (
  <ExplainedSection
    isPart
    id={DEVICES_HEADING_ID}
    title={texts.title}
    help={acting ? texts.helpActing : texts.help}
  >
    {children}
  </ExplainedSection>
);
