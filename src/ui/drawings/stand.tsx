import { Drawing } from './drawing';

/** A taxi stand without a taxi: nothing is here yet. */
export const Stand = () => (
  <Drawing viewBox="0 0 160 96" width="10rem" height="6rem" color="fg.muted">
    <path d="M0 88h160M40 88V32M84 66h52M84 53h52M90 53v35M130 53v35" />
    <rect x="20" y="6" width="40" height="26" rx="5" />
    <path
      fill="currentColor"
      stroke="none"
      d="M25 6h5v13H20v-8zM40 6h10v13H40zM30 19h10v13H30zM50 19h10v8l-5 5h-5z"
    />
  </Drawing>
);
