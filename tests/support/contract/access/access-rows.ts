import type { Cell, CellInput, Row } from './access-cells';

/*
 * Who may do what (D2.15). The columns are those of `roles`: nobody, guest, standard, other customer,
 * business owner, business non-owner, admin, impersonating admin, mustChangePassword.
 */
export const anyone = [200, 200, 200, 200, 200, 200, 200, 200, 200];
export const noOne = (status: number): readonly number[] => anyone.map(() => status);
export const customers = [401, 403, 200, 200, 200, 200, 403, 200, 200];
export const customersGet = (status: number) => customers.map((usual) => (usual === 200 ? status : usual));
export const themselves = [401, 403, 200, 200, 200, 200, 403, 403, 200];
export const admins = [401, 403, 403, 403, 403, 403, 200, 403, 403];
export const ownerOnly = [401, 403, 404, 404, 200, 404, 403, 404, 404];
export const ownerNotMember = [401, 403, 404, 404, 200, 403, 403, 404, 404];
export const ownerForbidden = [401, 403, 404, 404, 403, 404, 403, 404, 404];
export const ownerAndMember = [401, 403, 404, 404, 200, 200, 403, 404, 404];

type Input = Row['input'];
const nothing: Input = () => ({});
/** The caller's own uuid. */
export const own: Input = ({ uuid }) => ({ params: { uuid } });
/** Adds the caller's own uuid to the parameters. */
export const withUuid =
  (input: (cell: Cell) => CellInput | Promise<CellInput>): Input =>
  async (cell) => {
    const { params, ...rest } = await input(cell);
    return { params: { uuid: cell.uuid, ...params }, ...rest };
  };
/** @param expected a status for each role */
export const row = (
  operation: Row['operation'],
  expected: readonly number[],
  input: Input = nothing,
  note = '',
): Row => ({ operation, expected, input, note });

/** The statuses for a request that names another customer. */
export const foreign = [401, 403, 403, 403, 403, 403, 403, 403, 403];
