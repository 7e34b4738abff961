import type { ExhibitionPlan } from '@chulbal/contract/exhibition/exhibition';
import type { WrittenExhibition } from '@chulbal/contract/exhibition/operators';
import type { ExhibitionContradiction } from '@chulbal/contract/exhibition/rules';
import { exhibitionMoments } from '@chulbal/contract/exhibition/values';
import type { Language } from '@chulbal/contract/language';
import { momentText } from '../../lib/korean-time.ts';
import type { Say } from '../../lib/texts.ts';
import { wonText } from '../../lib/won-text.ts';
import type { exhibitionAdmin } from './exhibition-admin.ko.ts';

type Tools = { t: Say<typeof exhibitionAdmin>; language: Language };
type Stages = WrittenExhibition['stages'];

/** 성장 결선: a stage with its track; empty for one that the season does not have. */
export function stageName(
  stages: Stages,
  { trackNo, stageNo }: { trackNo: number; stageNo: number },
  { t, language }: Tools,
): string {
  const found = stages.find((stage) => stage.trackNo === trackNo && stage.stageNo === stageNo);
  if (!found) return '';
  return t('what.stage', {
    track: found.trackName[language] || found.trackName.ko,
    stage: found.stageName[language] || found.stageName.ko,
  });
}

const fields = [
  'name',
  'intro',
  ...exhibitionMoments,
  'wallet',
  'least',
  'most',
  'step',
  'companyTypes',
] as const;

/** What a contradiction is about, by its field (`marketClosesAt`, `companyTypes.2`, `counts.0`). */
function whatOf(about: string, plan: ExhibitionPlan, stages: Stages, tools: Tools): string {
  const [field, place] = about.split('.');
  const no = Number(place) + 1;
  if (field === 'counts') {
    const count = plan.counts[no - 1];
    return (count && stageName(stages, count, tools)) || tools.t('what.count', { no });
  }
  if (field === 'companyTypes' && place !== undefined) return tools.t('what.type', { no });
  const known = fields.find((one) => one === field);
  return known ? tools.t(`what.${known}`) : about;
}

/** A contradiction in one sentence. */
export function sentenceOf(
  { kind, about }: ExhibitionContradiction,
  plan: ExhibitionPlan,
  stages: Stages,
  tools: Tools,
): string {
  const say = tools.t as (key: string, variables: { what: string }) => string;
  return say(`kinds.${kind}`, { what: whatOf(about, plan, stages, tools) });
}

/** What one click would do, in a few words; null where only a person can decide. */
export function fixWords(
  { kind, fix, about }: ExhibitionContradiction,
  plan: ExhibitionPlan,
  stages: Stages,
  tools: Tools,
): string | null {
  const { t, language } = tools;
  if (!fix) return null;
  if (kind.endsWith('Reversed')) return t('fixes.turned');
  if (kind === 'leastOverMost') return t('fixes.swapped');
  if (kind === 'companyTypeTwice') return t('fixes.typeRemoved');
  const changed = fix.counts?.find((count, index) => count !== plan.counts[index]);
  if (kind === 'weightsNotHundred') return t('fixes.peers', { percent: changed?.peers ?? 0 });
  if (kind === 'bandsMissing') return t('fixes.bands', { points: changed?.cap ?? 0 });
  if (kind === 'bandOverCap') return t('fixes.capped', { points: changed?.cap ?? 0 });
  if (fix.counts) return t('fixes.countRemoved');
  const [field = about, value] = Object.entries(fix)[0] ?? [];
  const what = whatOf(field, plan, stages, tools);
  return typeof value === 'number'
    ? t('fixes.amount', { what, amount: wonText(value, language) })
    : t('fixes.moment', { what, at: momentText(String(value), language) });
}
