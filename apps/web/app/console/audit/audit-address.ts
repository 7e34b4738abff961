import { auditCategories } from '@chulbal/contract/audit.values';
import { isDay } from '@chulbal/contract/single-values';
import { numberIn, pageIn } from '../../lib/address-numbers.ts';
import { oneOf } from '../../lib/one-of.ts';

/** What the page of the log shows, from its address. What makes no sense there counts as not asked. */
export type AuditQuery = {
  page: number;
  category?: 'change' | 'disclosure' | 'export' | 'access';
  operatorId?: number;
  objectKind?: string;
  objectId?: string;
  from?: string;
  to?: string;
  keyword?: string;
};

export const auditFilters = [
  'category',
  'operatorId',
  'objectKind',
  'objectId',
  'from',
  'to',
  'keyword',
] as const;

export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const text = (name: string, max: number) => search.get(name)?.trim().slice(0, max) || undefined;
  /** As the field writes it, 2026.05.07, or as older addresses have it. */
  const day = (name: string) => {
    const iso = (search.get(name) ?? '').trim().replaceAll('.', '-');
    return isDay(iso) ? iso : undefined;
  };
  const given = {
    category: oneOf(auditCategories, search.get('category')),
    operatorId: numberIn(search.get('operatorId')) ?? undefined,
    objectKind: text('objectKind', 40),
    objectId: text('objectId', 40),
    from: day('from'),
    to: day('to'),
    keyword: text('keyword', 50),
  };
  const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { page: pageIn(search), ...asked };
}

/** The address of the log for these filters, from its first page. */
export function auditAddress(search: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams();
  for (const name of auditFilters) {
    const value = name in change ? change[name] : search.get(name);
    if (value) next.set(name, value);
  }
  return `/console/audit${next.size ? `?${next}` : ''}`;
}
