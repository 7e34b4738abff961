import type { Agreement, PageContent, Policy, Story, StorySection } from '@chulbal/contract/pages/pages';

/**
 * What is written on a page, by the field in which two may write at once: of a story its opening, each part and their order;
 * null for a part that was taken out.
 */
export type PageFields = Readonly<Record<string, unknown>>;

const PART = 'part:';

/** The id of the part that a field is; null for another. */
export function partId(field: string): string | null {
  return field.startsWith(PART) ? field.slice(PART.length) : null;
}

export function fieldsOf(content: PageContent): PageFields {
  if (content.kind === 'policy') return content.sections;
  const { kind, ...fields } = content;
  if (kind === 'term') return fields;
  const { hero, sections } = content;
  const parts = sections.map((one) => [`${PART}${one.id}`, one] as const);
  return { hero, order: sections.map(({ id }) => id), ...Object.fromEntries(parts) };
}

/** The fields of what a page says now, where it said `before`: a part that is gone is said to be. */
export function fieldsAfter(before: PageFields, content: PageContent): PageFields {
  const gone = Object.keys(before).filter((field) => partId(field) !== null);
  return { ...Object.fromEntries(gone.map((field) => [field, null])), ...fieldsOf(content) };
}

/** What `fieldsOf` made fields of; parts that the order does not name, because somebody else did not know them, come last. */
export function contentOf(kind: PageContent['kind'], fields: PageFields): PageContent {
  // What the fields of a kind hold is what the kind is made of.
  if (kind === 'policy') return { kind, sections: fields as Policy['sections'] };
  if (kind === 'term') return { kind, ...(fields as Omit<Agreement, 'kind'>) };
  const order = fields.order as readonly string[];
  const parts = Object.entries(fields).flatMap(([field, part]) =>
    partId(field) !== null && part !== null ? [part as StorySection] : [],
  );
  const placeOf = ({ id }: StorySection) => (order.includes(id) ? order.indexOf(id) : order.length);
  return {
    kind,
    hero: fields.hero as Story['hero'],
    sections: parts.toSorted((a, b) => placeOf(a) - placeOf(b)),
  };
}
