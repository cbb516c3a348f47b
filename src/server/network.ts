import { isIP } from 'node:net';

const GROUPS = 8;

/** The eight groups of an IPv6 address. An embedded IPv4 address fills two of them. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string): number[] =>
    part === ''
      ? []
      : part.split(':').flatMap((group) => {
          const [a, b, c, d] = group.split('.').map(Number);
          return d === undefined
            ? [Number.parseInt(group, 16)]
            : [((a ?? 0) << 8) | (b ?? 0), ((c ?? 0) << 8) | d];
        });
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array<number>(GROUPS - first.length - last.length).fill(0), ...last];
}

/**
 * Returns the network that rate limits count by: an IPv4 address, or the /64 of an IPv6 address, because a subscriber
 * can use any address in it.
 *
 * @param address as reported by the socket or the gateway; anything that is not an IPv6 address is returned as
 *   is, without its zone
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
