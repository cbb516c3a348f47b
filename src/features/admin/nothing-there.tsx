import { chakra } from '@chakra-ui/react/styled-system';
import { Checker } from '../../ui/checker';
import { Panel } from '../../ui/panel';

/** A list with nothing in it, in one sentence. */
export function NothingThere({ children }: { readonly children: string }) {
  return (
    <Panel flush overflow="hidden">
      <Checker square={8} />
      <chakra.p padding={{ base: '4', md: '6' }}>{children}</chakra.p>
    </Panel>
  );
}
