/** No input of ours is deeper; what lies deeper is left for its schema to refuse. */
const DEEPEST = 32;

/** The same input with the NUL characters taken out of its texts: nobody types them, and PostgreSQL keeps none. */
export function withoutNul(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return input.replaceAll('\0', '');
  if (typeof input !== 'object' || input === null || depth === DEEPEST) return input;
  if (Array.isArray(input)) return input.map((each) => withoutNul(each, depth + 1));
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, withoutNul(value, depth + 1)]),
  );
}
