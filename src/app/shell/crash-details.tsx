import { chakra } from '@chakra-ui/react/styled-system';

type CrashDetailsProps = { readonly error: unknown };

/** For developers: what was thrown and where. The first line of the stack names the component. */
export const CrashDetails = ({ error }: CrashDetailsProps) => (
  <chakra.pre
    padding="4"
    bg="bg.surface"
    borderWidth="1px"
    borderRadius="control"
    fontSize="sm"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
  >
    {error instanceof Error ? (error.stack ?? error.message) : String(error)}
  </chakra.pre>
);
