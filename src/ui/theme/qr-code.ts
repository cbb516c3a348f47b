import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Black on white with a margin, also in the dark scheme: many cameras read nothing else. */
export const qrCodeRecipe = defineSlotRecipe({
  slots: ['root', 'frame', 'pattern', 'overlay', 'downloadTrigger'],
  base: {
    root: { padding: '3', bg: 'white', color: 'black', borderRadius: 'card' },
    frame: { display: 'block', width: '11rem', height: '11rem', fill: 'currentColor' },
  },
});
