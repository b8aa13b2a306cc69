import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not public: everything that the IANA registries of special-purpose addresses (RFC 6890 and its
 * updates, as of 2025) do not call globally reachable, multicast and reserved addresses. A new entry there means a
 * new line here, and a case in the test.
 */
const SPECIAL_4 = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by providers
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // IETF protocols
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays, deprecated
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 3], // multicast, reserved, broadcast
] as const;

/** The only IPv6 addresses that are assigned for the public internet. */
const GLOBAL_6 = ['2000::', 3] as const;
const SPECIAL_6 = [
  ['2001::', 23], // IETF protocols: Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: holds any IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
] as const;

const list = (networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const made = new BlockList();
  for (const [network, bits] of networks) made.addSubnet(network, bits, family);
  return made;
};

// One list per family: a common list would confuse an IPv4 address with its IPv6 form.
const special4 = list(SPECIAL_4, 'ipv4');
const special6 = list(SPECIAL_6, 'ipv6');
const global6 = list([GLOBAL_6], 'ipv6');

/** Whether anybody on the public internet can reach an address. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
};
