const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/**
 * Whether `text` (with or without hyphens) is a Korean business registration number: ten digits whose last
 * is the check digit, as the National Tax Service computes it.
 */
export function isBusinessNumber(text: string): boolean {
  const digits = text.replace(/-/g, '');
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false;
  const at = (index: number) => Number(digits[index]);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * at(index), 0);
  const check = (10 - ((sum + Math.floor((at(8) * 5) / 10)) % 10)) % 10;
  return check === at(9);
}
