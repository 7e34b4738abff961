import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet (IANA's special-purpose registries), and groups of receivers. */
const inside4 = networks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** All of IPv6 that is given to anybody; whatever stands for an IPv4 address is none of it, or is taken out below. */
const given6 = networks('ipv6', [['2000::', 3]]);
const inside6 = networks('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function networks(family: 'ipv4' | 'ipv6', list: readonly [string, number][]): BlockList {
  const all = new BlockList();
  for (const [network, bits] of list) all.addSubnet(network, bits, family);
  return all;
}

/** Whether an IP address is one of the internet: none of this machine, of a network at home, or of a cloud's insides. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !inside4.check(address, 'ipv4');
    case 6:
      return given6.check(address, 'ipv6') && !inside6.check(address, 'ipv6');
    default:
      return false;
  }
}
