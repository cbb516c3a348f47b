import { chakra } from '@chakra-ui/react/styled-system';

/** The heading of a screen; it takes the focus when a screen is entered or what had it is gone. */
export const PageHeading = chakra('h1', {
  base: {
    fontSize: '2xl',
    fontWeight: 'bold',
    letterSpacing: '-0.01em',
    width: 'fit-content',
    maxWidth: 'full',
    borderRadius: '4px',
  },
});

/** The heading of a section inside a screen. */
export const SectionHeading = chakra('h2', {
  base: { fontSize: 'xl', fontWeight: 'bold', width: 'fit-content', maxWidth: 'full', borderRadius: '4px' },
});

/** The heading of a part of a section. */
export const SubsectionHeading = chakra('h3', {
  base: { fontSize: 'lg', fontWeight: 'bold', width: 'fit-content', maxWidth: 'full', borderRadius: '4px' },
});

/** One sentence of help under a heading. */
export const Help = chakra('p', { base: { color: 'fg.muted' } });
