import { Drawing, Taxi } from './drawing';

/** A taxi that is ready: what was asked for is done. */
export const Arrived = () => (
  <Drawing viewBox="16 124 156 114" width="12rem" height="8.75rem">
    <Taxi x={0} />
    <path d="M18 235h30M80 235h36M148 235h22M92 154v-10M70 160l-7-8M114 160l7-8" />
    <circle cx="148" cy="146" r="17" />
    <path d="M140 146l6 7 10-12" />
  </Drawing>
);
