import { chakra } from '@chakra-ui/react/styled-system';

/** Text for assistive technology that the eye gets by other means. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    // Not `hidden`: that would make a scroll container of each, and the browser looks at all of them with every layout.
    overflow: 'clip',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
