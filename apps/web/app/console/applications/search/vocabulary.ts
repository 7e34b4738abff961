import type { Language } from '@chulbal/contract/language';
import type { SeasonView } from '@chulbal/contract/seasons/seasons';
import type { Say } from '../../../lib/texts.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import { type ChipField, type Conditions, valuesOf } from './conditions.ts';
import { periodWords } from './period.ts';
import type { KnownValue, Vocabulary } from './typed-search.ts';

type Person = { operatorId: number; name: string };

/** Words that name a field besides the one it is shown by; English ones work in Korean too. */
const also: Record<ChipField, readonly string[]> = {
  trackNo: ['트랙', '레인', 'track'],
  region: ['지역', '권역', 'region'],
  status: ['상태', 'status'],
  bonus: ['가점', 'bonus'],
  completion: ['보완', 'completion'],
  assignee: ['담당', 'assignee'],
  unconfirmed: ['미확인', 'unconfirmed'],
  similar: ['비슷한 팀', '비슷', 'similar'],
  refusedFiles: ['막은 파일', 'held back'],
  closedBusiness: ['폐업', 'closed business'],
  submitted: ['제출', '제출 시각', 'submitted'],
  keyword: ['낱말', 'words'],
};

/** What the applications of a season can be searched by, in the reader's language. */
export function vocabularyOf(
  t: Say<typeof texts>,
  season: Pick<SeasonView, 'tracks' | 'regions'>,
  assignees: readonly Person[],
): Vocabulary {
  const values: Record<ChipField, KnownValue[]> = {
    trackNo: season.tracks.map(({ trackNo, name, lane }) => ({
      value: String(trackNo),
      text: name,
      also: [String(lane)],
      lane,
    })),
    region: season.regions.map(({ code, name }) => ({ value: code, text: name })),
    status: [
      { value: 'draft', text: t('status.draft') },
      { value: 'submitted', text: t('status.submitted') },
      { value: 'cancelled', text: t('status.cancelled') },
    ],
    bonus: [
      { value: 'pending', text: t('bonus.pending') },
      { value: 'verified', text: t('bonus.verified') },
      { value: 'rejected', text: t('bonus.rejected') },
      { value: 'none', text: t('bonus.none') },
    ],
    completion: [
      { value: 'open', text: t('completion.open') },
      { value: 'answered', text: t('completion.answered') },
      { value: 'closed', text: t('completion.closed') },
    ],
    assignee: [
      { value: '0', text: t('nobody') },
      ...assignees.map(({ operatorId, name }) => ({ value: String(operatorId), text: name })),
    ],
    unconfirmed: [
      { value: 'yes', text: t('unconfirmed.yes') },
      { value: 'no', text: t('unconfirmed.no') },
    ],
    similar: [{ value: 'yes', text: t('similar.yes') }],
    refusedFiles: [{ value: 'yes', text: t('refusedFiles.yes') }],
    closedBusiness: [{ value: 'yes', text: t('closedBusiness.yes') }],
    submitted: [],
    keyword: [],
  };
  return (Object.keys(values) as ChipField[]).map((field) => ({
    field,
    words: [t(`field.${field}`), ...also[field]],
    values: values[field],
  }));
}

/** What a chip says: 성장, 캠퍼스. A value that this season does not know is shown as it stands. */
export function chipText(
  conditions: Conditions,
  field: ChipField,
  { vocabulary, language }: { vocabulary: Vocabulary; language: Language },
): string {
  const known = vocabulary.find((each) => each.field === field)?.values ?? [];
  return valuesOf(conditions, field)
    .map((value) => {
      const [from = '', to = ''] = value.split('~');
      if (field === 'submitted') return periodWords({ from, to }, language);
      return known.find((each) => each.value === value)?.text ?? value;
    })
    .join(', ');
}
