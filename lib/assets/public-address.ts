import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as lookupName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that a link from outside may not lead to. */
export class ForbiddenAddress extends Error {}

/**
 * Whether an address lies in the public internet. Loopback, private, link-local (with the clouds' metadata), carrier-grade NAT,
 * multicast, reserved and unspecified addresses do not; nor does an IPv6 address that carries an IPv4 one inside (mapped, NAT64,
 * 6to4, Teredo), because what it leads to is decided elsewhere.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  return ipaddr.parse(bare).range() === 'unicast';
}

/**
 * Name lookup that answers only with public addresses. It is the lookup of the connection itself, so that a name cannot show one
 * address to a check and another to the connection.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  const all: LookupOptions & { all: true } = { ...options, all: true };
  lookupName(hostname, all, (error, found: LookupAddress[] = []) => {
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (error) done(error, '');
    else if (!first) done(new ForbiddenAddress(`${hostname} leads to a private address`), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** A host that is an address already is never looked up, so it is judged here. `[::1]` comes with its brackets. */
export function isForbiddenHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !isPublicAddress(bare);
}
