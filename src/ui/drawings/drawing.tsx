import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

/**
 * The line drawings of the brand: ink on the colour below them, two and a half units thick. They say nothing that the
 * text beside them does not, so screen readers skip them.
 */
export const Drawing = (props: ComponentProps<typeof chakra.svg>) => (
  <chakra.svg
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...props}
  />
);

type TaxiProps = {
  /** Distance from the left. */
  readonly x: number;
  readonly y?: number;
};

/** A taxi, 146 units wide with the gap to the next one. It hides what stands behind it. */
export const Taxi = ({ x, y = 0 }: TaxiProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M26 222v-13q0-7 7-8l19-3 15-17q4-4 10-4h28q7 0 11 4l15 16 19 3q8 1 8 9v13q0 4-4 4h-9a13 13 0 0 0-26 0H77a13 13 0 0 0-26 0H30q-4 0-4-4z" />
    <path d="M60 197l11-12q2-2 6-2h11v14zM94 183h11q4 0 7 3l11 11H94z" />
    <rect x="81" y="167" width="22" height="10" rx="3" />
    <circle cx="64" cy="226" r="9" />
    <circle cx="132" cy="226" r="9" />
  </g>
);
