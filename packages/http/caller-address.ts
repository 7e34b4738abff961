import { isIPv6 } from 'node:net';

/**
 * The address by which limits count a caller (S-10). One customer owns a whole IPv6 /64 and can switch addresses
 * within it at any time, so an IPv6 address is counted as its network; IPv4 addresses stay as they are.
 */
export function callerAddress(address: string): string {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The groups of 16 bits; an IPv4 address at the end is two of them. */
function groupsOf(text: string): string[] {
  return text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group || []));
}
