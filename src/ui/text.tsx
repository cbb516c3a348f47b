import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ComponentProps } from 'react';

type HeadingProps = ComponentProps<typeof Heading>;

/** The heading of a screen. It takes the focus when the screen is entered, or when the focused element disappears. */
export const PageHeading = (props: HeadingProps) => <Heading as="h1" size="2xl" {...props} />;

/** The heading of a section inside a screen. */
export const SectionHeading = (props: HeadingProps) => <Heading as="h2" size="xl" {...props} />;

/** The heading of a part of a section. */
export const SubsectionHeading = (props: HeadingProps) => <Heading as="h3" size="lg" {...props} />;

/** One sentence of help under a heading. */
export const Help = (props: ComponentProps<typeof Text>) => <Text color="fg.muted" {...props} />;
