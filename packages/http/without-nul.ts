/** The same input with the NUL characters taken out of its texts: nobody types them, and PostgreSQL keeps none. */
export function withoutNul(input: unknown): unknown {
  if (typeof input === 'string') return input.replaceAll('\0', '');
  if (Array.isArray(input)) return input.map(withoutNul);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withoutNul(value)]));
}
