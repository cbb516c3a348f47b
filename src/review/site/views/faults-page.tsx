import { chakra } from '@chakra-ui/react/styled-system';
import { FocusHeading } from '../../../ui/focus-heading';
import { faultColumns, faultRows, type FaultCell, type FaultRow } from '../data/fault-table';
import { formatPlace } from '../data/place';
import { useReviewed } from '../review-context';
import { FaultPanel } from './fault-panel';
import { Code, Link, Muted, Scroll, Stack, Table } from './pieces';

const Faults = chakra(Table, {
  base: {
    '& th, & td': { whiteSpace: 'nowrap' },
    '& tbody th': {
      position: { md: 'sticky' },
      insetInlineStart: '0',
      bg: 'bg',
      whiteSpace: 'normal',
      minWidth: { base: '11rem', md: '16rem' },
    },
  },
});

/** The accessible name of a link, for people who do not see its row and column. It starts with the visible text. */
const nameOf = ({ met, call, kind }: FaultCell): string => `${met}: ${call.name}, ${kind}`;

function Cell({ cells }: { readonly cells: readonly FaultCell[] }) {
  return (
    <td>
      {cells.map((cell) => (
        <div key={cell.kind}>
          <Link href={formatPlace({ page: 'faults', cell: cell.name })} aria-label={nameOf(cell)}>
            {cell.met}
          </Link>
          {cell.play.name === '' ? null : <Muted as="span"> {cell.play.name}</Muted>}
        </div>
      ))}
    </td>
  );
}

function Row({ row: { call, kinds } }: { readonly row: FaultRow }) {
  return (
    <tr>
      <th scope="row">
        <Code>{call.name}</Code>
        <Muted fontWeight="regular">{call.press}</Muted>
      </th>
      {kinds.map((cells, index) => (
        <Cell key={faultColumns[index]} cells={cells} />
      ))}
    </tr>
  );
}

function FaultTable() {
  return (
    <Stack>
      <title>Faults · Flow review</title>
      <FocusHeading focus={false}>Faults</FocusHeading>
      <Muted>
        What a person meets where one of the {faultRows.length} calls of the app meets one of{' '}
        {faultColumns.length} kinds of fault. Choose a cell to see the screen.
      </Muted>
      <Scroll tabIndex={0} role="region" aria-label="Calls and kinds of fault">
        <Faults>
          <thead>
            <tr>
              <th scope="col">Call</th>
              {faultColumns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faultRows.map((row) => (
              <Row key={row.call.name} row={row} />
            ))}
          </tbody>
        </Faults>
      </Scroll>
    </Stack>
  );
}

/** The table of calls and faults, or the screen of one of its cells. */
export function FaultsPage() {
  const cell = useReviewed('cell');
  if (cell === null) return <FaultTable />;
  return <FaultPanel key={`${cell.name.call} ${cell.name.kind}`} cell={cell} />;
}
