/** The neighbourhood of an address: /24 for IPv4, /64 for IPv6. */
export function addressRange(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes('.')
    ? plain.split('.').slice(0, 3).join('.')
    : plain.split(':').slice(0, 4).join(':');
}
