import { faultCalls } from '../../faults/calls';
import type { FaultCall } from '../../faults/call';
import { faultKinds, type FaultPlay } from '../../faults/kinds';
import { meets, type Met } from '../../faults/met';
import type { CellName } from './place';

/** A call, one variant of a kind of fault, and what the person gets. */
export type FaultCell = {
  readonly call: FaultCall;
  /** The kind and its variant. */
  readonly kind: string;
  readonly play: FaultPlay;
  readonly met: Met;
  /** Its name in a link. */
  readonly name: CellName;
};

/** A call, and its cells for each kind of fault. Most kinds have one variant. */
export type FaultRow = { readonly call: FaultCall; readonly kinds: readonly (readonly FaultCell[])[] };

const slug = (text: string): string => text.replaceAll(/[^A-Za-z0-9]+/gu, '-').replaceAll(/^-|-$/gu, '');

/** The column headings. */
export const faultColumns: readonly string[] = faultKinds.map(({ name }) => name);

/** The table: a row for each call. */
export const faultRows: readonly FaultRow[] = faultCalls.map((call) => ({
  call,
  kinds: faultKinds.map(({ name, plays }) =>
    plays.map((play) => {
      const kind = `${name} ${play.name}`.trim();
      return {
        call,
        kind,
        play,
        met: meets(call, name, play),
        name: { call: slug(call.name), kind: slug(kind) },
      };
    }),
  ),
}));

/** The cell that a link names; `null` if there is none. */
export const cellNamed = ({ call, kind }: CellName): FaultCell | null =>
  faultRows
    .flatMap(({ kinds }) => kinds.flat())
    .find(({ name }) => name.call === call && name.kind === kind) ?? null;
