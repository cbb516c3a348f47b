import { chakra } from '@chakra-ui/react/styled-system';
import type { REGISTRABLE } from '../../../domain/profile-type';

/** A taxi for Standard, a star for Premium, a briefcase for a business, and an invoice for Business+. */
const paths: Readonly<Record<(typeof REGISTRABLE)[number], string>> = {
  standard:
    'M3.5 17.5v-4.2a1.8 1.8 0 0 1 1.3-1.7l1-.3 1.8-4A1.8 1.8 0 0 1 9.2 6.2h5.6a1.8 1.8 0 0 1 1.6 1.1l1.8 4 1 .3a1.8 1.8 0 0 1 1.3 1.7v4.2Z M5.8 11.3h12.4 M10 6.2V3.8h4v2.4 M5.5 17.5v2.2h2.6v-2.2 M15.9 17.5v2.2h2.6v-2.2 M6.8 14.4h1.4 M15.8 14.4h1.4',
  personal: 'M12 3.6l2.6 5.2 5.8.9-4.2 4.1 1 5.7-5.2-2.7-5.2 2.7 1-5.7-4.2-4.1 5.8-.9 2.6-5.2Z',
  business:
    'M5 7.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V9A1.5 1.5 0 0 1 5 7.5Z M8.5 7.5V6A1.5 1.5 0 0 1 10 4.5h4A1.5 1.5 0 0 1 15.5 6v1.5 M3.5 12.5h17 M12 11.5v2.2',
  bill_pay: 'M6 3.5h12v17l-2.4-1.6-1.8 1.6-1.8-1.6-1.8 1.6-1.8-1.6L6 20.5Z M9 8h6 M9 11.5h6 M9 15h3.5',
};

/**
 * The line icon of a profile type, as those of `src/ui/icons.tsx`. It is here so that no other screen downloads it. It
 * is never the only sign, so it is hidden from assistive technology.
 */
export const ProfileTypeIcon = ({ type }: { readonly type: keyof typeof paths }) => (
  <chakra.svg
    viewBox="0 0 24 24"
    boxSize="6"
    flexShrink="0"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={paths[type]} />
  </chakra.svg>
);
