import type { applicationFilter } from '@chulbal/contract/applications/operators';
import type { z } from 'zod';

/** Conditions that hold several values, of which any one does. */
const lists = ['trackNo', 'region', 'status', 'bonus', 'completion', 'assignee'] as const;
type ListField = (typeof lists)[number];

/** What the table is searched by, all as the texts of the address. Empty texts and lists ask for nothing. */
export type Conditions = Record<ListField, string[]> & {
  unconfirmed: '' | 'yes' | 'no';
  similar: '' | 'yes';
  refusedFiles: '' | 'yes';
  closedBusiness: '' | 'yes';
  /** Instants; from is included, to is not. */
  submittedFrom: string;
  submittedTo: string;
  keyword: string;
};

/** Fields of which a chip shows one each; the two ends of the period share theirs. */
export const chipFields = [
  ...lists,
  'unconfirmed',
  'similar',
  'refusedFiles',
  'closedBusiness',
  'submitted',
  'keyword',
] as const;
export type ChipField = (typeof chipFields)[number];

const whole = /^[1-9]\d{0,14}$/;
const values: Record<ListField, (text: string) => boolean> = {
  trackNo: (text) => whole.test(text),
  region: (text) => text.length <= 40,
  status: (text) => ['draft', 'submitted', 'cancelled'].includes(text),
  bonus: (text) => ['none', 'pending', 'verified', 'rejected'].includes(text),
  completion: (text) => ['open', 'answered', 'closed'].includes(text),
  assignee: (text) => text === '0' || whole.test(text),
};

/** The contract takes at most so many values of one field, and so long a keyword. */
const mostValues = 50;
const longestKeyword = 50;

export const noConditions: Conditions = {
  trackNo: [],
  region: [],
  status: [],
  bonus: [],
  completion: [],
  assignee: [],
  unconfirmed: '',
  similar: '',
  refusedFiles: '',
  closedBusiness: '',
  submittedFrom: '',
  submittedTo: '',
  keyword: '',
};

/** What an address asks for; whatever it says wrongly counts as not said. */
export function conditionsOf(query: URLSearchParams): Conditions {
  const list = (field: ListField) => {
    const said = query.getAll(field).flatMap((text) => text.split(','));
    return [...new Set(said.filter((text) => text && values[field](text)))].slice(0, mostValues);
  };
  const unconfirmed = query.get('unconfirmed');
  return {
    ...noConditions,
    ...Object.fromEntries(lists.map((field) => [field, list(field)])),
    unconfirmed: unconfirmed === 'yes' || unconfirmed === 'no' ? unconfirmed : '',
    similar: query.get('similar') === 'yes' ? 'yes' : '',
    refusedFiles: query.get('refusedFiles') === 'yes' ? 'yes' : '',
    closedBusiness: query.get('closedBusiness') === 'yes' ? 'yes' : '',
    submittedFrom: instantOf(query.get('submittedFrom')),
    submittedTo: instantOf(query.get('submittedTo')),
    keyword: (query.get('keyword') ?? '').trim().slice(0, longestKeyword),
  };
}

/** The conditions as the address says them, in one fixed order: the same search has the same address. */
export function conditionEntries(conditions: Conditions): [string, string][] {
  const { unconfirmed, similar, refusedFiles, closedBusiness, submittedFrom, submittedTo, keyword } =
    conditions;
  const single = { unconfirmed, similar, refusedFiles, closedBusiness, submittedFrom, submittedTo, keyword };
  return [
    ...lists.map((field): [string, string] => [field, conditions[field].join(',')]),
    ...Object.entries(single),
  ].filter(([, text]) => text !== '');
}

type Filter = z.input<typeof applicationFilter>;

/** The conditions as the table's endpoint takes them. */
export function filterOf(conditions: Conditions, year: number | null): Filter {
  return { ...(year === null ? {} : { year }), ...Object.fromEntries(conditionEntries(conditions)) };
}

/** The same conditions without one field's. */
export function without(conditions: Conditions, field: ChipField): Conditions {
  if (field === 'submitted') return { ...conditions, submittedFrom: '', submittedTo: '' };
  return { ...conditions, [field]: noConditions[field] };
}

/** The values a field is searched by: none, one, or several. */
export function valuesOf(conditions: Conditions, field: ChipField): string[] {
  if (field === 'submitted') {
    const { submittedFrom, submittedTo } = conditions;
    return submittedFrom || submittedTo ? [`${submittedFrom}~${submittedTo}`] : [];
  }
  const value = conditions[field];
  return typeof value === 'string' ? (value ? [value] : []) : value;
}

/** The conditions with a field's values replaced. Of a field that holds one value the last one counts. */
export function withValues(conditions: Conditions, field: ChipField, next: readonly string[]): Conditions {
  if (field === 'submitted') {
    const [submittedFrom = '', submittedTo = ''] = (next.at(-1) ?? '').split('~');
    return { ...conditions, submittedFrom, submittedTo };
  }
  const value = Array.isArray(conditions[field]) ? [...new Set(next)] : (next.at(-1) ?? '');
  return { ...conditions, [field]: value };
}

function instantOf(text: string | null): string {
  const wellFormed = text !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text);
  return wellFormed && !Number.isNaN(Date.parse(text)) ? text : '';
}
