import type { Language } from '@chulbal/contract/language';
import type { RuleChange } from '@chulbal/contract/seasons/operators';
import type { Say } from '../../../lib/texts.ts';
import { nameOf } from '../name-of.ts';
import type { seasonPublish } from '../season-publish.ko.ts';

export type ChangeTools = {
  t: Say<typeof seasonPublish>;
  language: Language;
  moment: (at: string) => string;
};

const fields = [
  'name',
  'target',
  'summary',
  'description',
  'opensAt',
  'closesAt',
  'confirmBy',
  'announcesAt',
  'rubric',
  'material',
  'kind',
  'places',
  'teamMin',
  'teamMax',
  'deletionFloor',
  'graceMinutes',
  'oneTrackAYear',
  'guardianForm',
  'quotas',
  'eligibility',
  'documents',
  'regions',
  'choices',
  'bonuses',
  'lane',
  'topLane',
] as const;

/** A difference in words: what it is, and both values as people read them; null for a side that has none. */
export function whatChanged(
  { path, before, after, stageNo, lane }: RuleChange,
  tools: ChangeTools,
): { what: string; before: string | null; after: string | null } {
  const { t } = tools;
  if (path === '') {
    const thing = stageNo !== null ? 'stage' : lane !== null ? 'track' : 'season';
    const how = before === null || before === undefined ? 'added' : 'removed';
    return { what: t(`whole.${thing}.${how}`), before: null, after: null };
  }
  const field = fields.find((one) => one === path.split('.')[0]);
  const what = field ? t(`field.${field}`) : path;
  return { what, before: valueWords(before, tools), after: valueWords(after, tools) };
}

/** Null for what is too large to be shown beside another. */
function valueWords(value: unknown, { t, language, moment }: ChangeTools): string | null {
  if (value === null || value === undefined || value === '') return t('value.none');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return value.toLocaleString();
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? moment(value) : shortened(value);
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'string')
      ? shortened(value.join(', ') || t('value.none'))
      : null;
  }
  const { ko, en } = value as { ko?: unknown; en?: unknown };
  if (typeof ko !== 'string' || typeof en !== 'string') return null;
  return shortened(nameOf({ ko, en }, language) ?? t('value.none'));
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
