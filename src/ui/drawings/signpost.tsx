import { Drawing } from './drawing';

/** A signpost with empty arms: this way leads nowhere. */
export const Signpost = () => (
  <Drawing viewBox="0 8 220 138" width="11rem" height="6.9rem">
    <path d="M20 142h180M110 142V14M110 26h56l13 13-13 13h-56zM110 64H54L41 77l13 13h56zM124 39h32M66 77h32M150 142q2-12 8-16M156 142q1-7 8-9M52 142q-1-8-7-11" />
  </Drawing>
);
