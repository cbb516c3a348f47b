/** The least minor version of each supported major; from `ANY_FROM` on every version. As `engines` in package.json. */
const LEAST = { 20: 19, 22: 13 };
const ANY_FROM = 24;

/**
 * @param {string} version such as `20.19.4`
 * @returns {string | null} what to tell a person whose Node cannot run this, or `null`
 */
export function tooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= ANY_FROM || minor >= (LEAST[major] ?? Infinity)) return null;
  return `Cabrank needs Node 20.19, 22.13, 24 or newer, and this is Node ${version}.`;
}
