import { chakra } from '@chakra-ui/react/styled-system';

const paths = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  eyeOff:
    'M4 4l16 16 M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6 M6.3 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.2-1 M9.9 10.1a2.8 2.8 0 0 0 4 4',
  phone:
    'M21 16.7v2.8a1.9 1.9 0 0 1-2.1 1.9 18.8 18.8 0 0 1-8.2-2.9 18.5 18.5 0 0 1-5.7-5.7A18.8 18.8 0 0 1 2.1 4.6 1.9 1.9 0 0 1 4 2.5h2.8a1.9 1.9 0 0 1 1.9 1.6c.12.9.34 1.8.66 2.65a1.9 1.9 0 0 1-.43 2L7.7 9.96a15.2 15.2 0 0 0 5.7 5.7l1.2-1.2a1.9 1.9 0 0 1 2-.43c.85.32 1.75.54 2.65.66A1.9 1.9 0 0 1 21 16.7Z',
  alert: 'M12 4 2.8 19.7h18.4L12 4Z M12 10v4.2 M12 17.1v.01',
  clock: 'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6Z M12 7.5V12l3 1.8',
  check: 'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6Z M8.2 12.3l2.6 2.6 5-5.3',
  info: 'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6Z M12 11v5.2 M12 7.7v.01',
  close: 'M5.5 5.5l13 13 M18.5 5.5l-13 13',
  lock: 'M6 11h12v9H6z M8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  down: 'M6 9.5l6 6 6-6',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z M4.5 20.5c.6-3.7 3.6-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
} as const;

export type IconName = keyof typeof paths;

/** A line icon beside a word. It is never the only sign, so it is hidden from assistive technology. */
export function Icon({ name, size = '20px' }: { readonly name: IconName; readonly size?: string }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize={size}
      flexShrink="0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </chakra.svg>
  );
}
