/** `77.4450` as people read it: `77.45`, rounded half up (away from zero). */
export function shownPoints(text: string): string {
  const negative = text.startsWith('-');
  const units = BigInt(text.replace('-', '').replace('.', ''));
  const hundredths = (units + 50n) / 100n;
  const digits = String(hundredths).padStart(3, '0');
  const sign = negative && hundredths > 0n ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
