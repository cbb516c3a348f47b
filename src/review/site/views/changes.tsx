import { chakra } from '@chakra-ui/react/styled-system';
import { SectionHeading } from '../../../ui/text';
import { branchName, type Change, type EditionDiff, type FlowDiff, type MessageDiff } from '../../model/diff';
import { ChartsBeforeAndAfter } from './charts-before-and-after';
import { Card, Code, Scroll, Stack, Table } from './pieces';

const List = chakra('ul', { base: { display: 'grid', gap: '2', fontSize: 'sm' } });

const fates = {
  added: { word: 'added', colour: 'success' },
  removed: { word: 'removed', colour: 'error' },
  changed: { word: 'changed', colour: 'warning' },
} as const;

function Fate({ fate }: { readonly fate: keyof typeof fates }) {
  return <chakra.strong color={fates[fate].colour}>{fates[fate].word}</chakra.strong>;
}

function ChangeLines({ changes }: { readonly changes: readonly Change[] }) {
  return changes.map(({ what, before, after }) => (
    <div key={what}>
      {what}: <del>{before === '' ? 'nothing' : before}</del> → <ins>{after === '' ? 'nothing' : after}</ins>
    </div>
  ));
}

function FlowChanges({ diff }: { readonly diff: FlowDiff }) {
  return (
    <Card aria-label={diff.name}>
      <Stack gap="3">
        <SectionHeading>
          <Code>{diff.name}</Code> <Fate fate={diff.fate} />
        </SectionHeading>
        {diff.fate === 'changed' ? <ChartsBeforeAndAfter flow={diff.name} /> : null}
        <ChangeLines changes={diff.changes} />
        <List>
          {diff.states.map(({ fate, id, changes }) => (
            <li key={id}>
              State <Code>{id}</Code> <Fate fate={fate} />
              <ChangeLines changes={changes} />
            </li>
          ))}
          {diff.branches.map(({ fate, key, branch, changes }) => (
            <li key={`${fate} ${key}`}>
              Branch <Code>{branchName(branch)}</Code> <Fate fate={fate} />
              <ChangeLines changes={changes} />
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

function TextChanges({ messages }: { readonly messages: readonly MessageDiff[] }) {
  return (
    <Card aria-label="Texts">
      <Stack gap="3">
        <SectionHeading>Texts that people see ({messages.length})</SectionHeading>
        <Scroll tabIndex={0} role="region" aria-label="Texts that changed">
          <Table>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {messages.map(({ area, key, before, after }) => (
                <tr key={`${area} ${key}`}>
                  <th scope="row">
                    <Code>
                      {area}: {key}
                    </Code>
                  </th>
                  <td>{before ?? '–'}</td>
                  <td>{after ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      </Stack>
    </Card>
  );
}

/** What has changed: each flow with its states and branches, and the texts. */
export function Changes({ diff: { flows, messages } }: { readonly diff: EditionDiff }) {
  return (
    <>
      {flows.map((flow) => (
        <FlowChanges key={flow.name} diff={flow} />
      ))}
      {messages.length > 0 ? <TextChanges messages={messages} /> : null}
    </>
  );
}
