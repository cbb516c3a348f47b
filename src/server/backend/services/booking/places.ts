/** A place of the demo company, with its position in degrees. */
export type Place = { readonly name: string; readonly latitude: number; readonly longitude: number };

const places: readonly Place[] = [
  { name: 'Cork Airport', latitude: 51.8413, longitude: -8.4911 },
  { name: 'Kent Station, Cork', latitude: 51.9018, longitude: -8.4583 },
  { name: "St. Patrick's Street, Cork", latitude: 51.8985, longitude: -8.4728 },
  { name: 'University College Cork', latitude: 51.8935, longitude: -8.4921 },
  { name: 'Cork University Hospital', latitude: 51.8829, longitude: -8.5107 },
  { name: 'Páirc Uí Chaoimh, Cork', latitude: 51.8996, longitude: -8.4353 },
  { name: 'Mahon Point Shopping Centre', latitude: 51.8862, longitude: -8.3934 },
  { name: 'Blarney Castle', latitude: 51.9291, longitude: -8.5708 },
  { name: 'Cobh Heritage Centre', latitude: 51.8487, longitude: -8.2996 },
  { name: 'Fota Wildlife Park', latitude: 51.8906, longitude: -8.3103 },
  { name: 'Kinsale Harbour', latitude: 51.7059, longitude: -8.5222 },
  { name: 'Midleton Distillery', latitude: 51.9141, longitude: -8.1682 },
];

/** The places that address fields suggest. */
export const placeNames: readonly string[] = places.map(({ name }) => name);

const EARTH_RADIUS_KM = 6371;
/** Roads are longer than the straight line by about this factor. */
const DETOUR = 1.3;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const placeOf = (name: string): Place | null =>
  places.find((place) => place.name.toLowerCase() === name.toLowerCase()) ?? null;

/** @returns the distance by road in kilometres, at least 1 */
export function roadKilometres(start: Place, end: Place): number {
  const north = radians(end.latitude - start.latitude);
  const east = radians(end.longitude - start.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(start.latitude)) * Math.cos(radians(end.latitude)) * Math.sin(east / 2) ** 2;
  return Math.max(1, 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)) * DETOUR);
}
