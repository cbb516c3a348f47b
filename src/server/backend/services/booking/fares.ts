/** The tariff table of the older pages. Prices are in cents. */

export type Vehicle = {
  readonly id: string;
  readonly label: string;
  readonly seats: number;
  /** Price of the first kilometre. */
  readonly initial: number;
  readonly perKilometre: number;
};

export const vehicles: readonly Vehicle[] = [
  { id: 'saloon', label: 'Saloon', seats: 4, initial: 440, perKilometre: 140 },
  { id: 'estate', label: 'Estate', seats: 4, initial: 440, perKilometre: 150 },
  { id: 'executive', label: 'Executive', seats: 4, initial: 700, perKilometre: 220 },
  { id: 'wheelchair', label: 'Wheelchair accessible', seats: 4, initial: 440, perKilometre: 140 },
  { id: 'minibus', label: 'Minibus', seats: 8, initial: 600, perKilometre: 210 },
];

export const vehicleOf = (id: string): Vehicle | null =>
  vehicles.find((vehicle) => vehicle.id === id) ?? null;

/** @param kilometres any positive number. @returns cents */
export const estimatedFare = ({ initial, perKilometre }: Vehicle, kilometres: number): number =>
  initial + Math.round(Math.max(0, kilometres - 1) * perKilometre);
