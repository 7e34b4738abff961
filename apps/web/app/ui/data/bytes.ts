/** A size for readers: 30 MB, 4.2 MB, 312 kB. Number and unit stay on one line. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0B`;
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
  if (bytes < 1_000_000_000) return `${oneDigit(bytes / 1_000_000)}\u00a0MB`;
  return `${oneDigit(bytes / 1_000_000_000)}\u00a0GB`;
}

/** A size that is above a limit: never written like the limit itself, as 10 MB for one byte more than 10 MB. */
export function formatBytesAbove(bytes: number, limit: number): string {
  const said = formatBytes(bytes);
  if (said !== formatBytes(limit)) return said;
  const step = limit < 1_000_000 ? 1000 : limit < 1_000_000_000 ? 100_000 : 100_000_000;
  return formatBytes(limit + step);
}

function oneDigit(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

/** First and last letters of a SHA-256: `9f2c 41e8 … e41a`. */
export function shortHash(sha256: string): string {
  return `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`;
}

/** Whole percent of `total`; null where the total is unknown or zero. */
export function percentOf(loaded: number, total: number | null): number | null {
  return total ? Math.min(100, Math.floor((loaded / total) * 100)) : null;
}
