import { expect, test } from 'vitest';
import { isPublicAddress } from './addresses.rules.ts';

test.each([
  '8.8.8.8',
  '93.184.215.14',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2404:6800:4004::1',
])('%s is of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.255.254'],
  ['this machine', '0.0.0.0'],
  ['a private network', '10.0.0.1'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a carrier’s network', '100.64.0.1'],
  ['a cloud’s metadata', '169.254.169.254'],
  ['documentation', '192.0.2.1'],
  ['documentation', '203.0.113.9'],
  ['a benchmark', '198.18.0.1'],
  ['groups', '224.0.0.1'],
  ['everybody', '255.255.255.255'],
  ['this machine', '::1'],
  ['nowhere', '::'],
  ['this machine, mapped', '::ffff:127.0.0.1'],
  ['this machine, mapped', '::ffff:7f00:1'],
  ['a private network, mapped', '::ffff:10.0.0.1'],
  ['this machine by NAT64', '64:ff9b::7f00:1'],
  ['this machine by 6to4', '2002:7f00:1::'],
  ['a tunnel', '2001:0:7f00:1::'],
  ['a link', 'fe80::1'],
  ['a link with its card', 'fe80::1%eth0'],
  ['a local network', 'fd00::1'],
  ['a cloud’s metadata', 'fd00:ec2::254'],
  ['a site of old', 'fec0::1'],
  ['groups', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s is not: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
