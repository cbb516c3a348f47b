import { Drawing, Taxi } from './drawing';

/** The taxi rank at dusk: three taxis wait in front of the houses. */
export const Rank = () => (
  <Drawing viewBox="0 52 480 196" width="full" height="auto" maxWidth="30rem" css={{ fill: 'primary' }}>
    <path
      fill="none"
      d="M252 212a36 36 0 0 1 72 0M288 160v-20M259 174l-12-13M316 174l10-11M0 212h480M340 212V74q0-16-16-16h-10M322 58h-18l4 12h10z"
    />
    <path d="M12 212V112h52v100M124 212v-86h46v86M412 212v-88h56v88M64 212V88l30-20 30 20v124M170 212V100h42v112M352 212V96l30-22 30 22v116" />
    <path
      strokeWidth="2"
      d="M26 130h10v16H26zM44 130h8v16h-8zM26 164h10v16H26zM78 108h11v18H78zM99 108h11v18H99zM78 144h11v18H78zM99 144h11v18H99zM138 146h18v16h-18zM182 118h8v18h-8zM194 118h8v18h-8zM182 152h8v18h-8zM366 114h11v18h-11zM388 114h11v18h-11zM366 150h11v18h-11zM388 150h11v18h-11zM428 144h10v16h-10zM446 144h10v16h-10z"
    />
    <Taxi x={0} />
    <Taxi x={146} />
    <Taxi x={292} />
    <path
      fill="none"
      d="M0 243h24M48 243h40M112 243h40M176 243h40M240 243h40M304 243h40M368 243h40M432 243h48"
    />
  </Drawing>
);
