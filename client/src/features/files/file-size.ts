const number = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 });

/** Bytes as people read them: 1 kB, 34,5 kB, 2 MB. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return bytes === 0 ? '0 kB' : '1 kB';
  if (bytes < 1_000_000) return `${number.format(bytes / 1000)} kB`;
  return `${number.format(bytes / 1_000_000)} MB`;
}
