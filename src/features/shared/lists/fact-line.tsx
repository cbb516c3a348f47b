import { chakra } from '@chakra-ui/react/styled-system';

type FactLineProps = { readonly facts: readonly string[]; readonly id?: string };

/** What is known of something, in small words. A line breaks between two facts, not within one. */
export const FactLine = ({ facts, id }: FactLineProps) => (
  <chakra.div
    id={id}
    display="flex"
    flexWrap="wrap"
    columnGap="4"
    fontSize="sm"
    color="fg.muted"
    fontVariantNumeric="tabular-nums"
  >
    {facts.map((fact) => (
      <p key={fact}>{fact}</p>
    ))}
  </chakra.div>
);
