import type { Language } from '@chulbal/contract/language';
import { bonusProofSlots, type Contradiction } from '@chulbal/contract/seasons/contradictions';
import type { FixStep } from '@chulbal/contract/seasons/fix-steps';
import type { PlannedStage, PlannedTrack, SeasonPlan } from '@chulbal/contract/seasons/plan';
import { sidos } from '@chulbal/contract/seasons/values';
import { shortDayText } from '@chulbal/contract/time-texts';
import { momentText } from '../../../lib/korean-time.ts';
import type { Say } from '../../../lib/texts.ts';
import { nameOf } from '../name-of.ts';
import { hoursBetween } from '../plan/korean-moment.ts';
import { stageAt, trackAt } from '../plan/plan-edits.ts';
import type { seasonBuilder } from '../season-builder.ko.ts';

/** A sentence, and the facts under it. */
export type FindingWords = { title: string; detail: string | null };

type Tools = {
  t: Say<typeof seasonBuilder>;
  language: Language;
  duration: (hours: number) => string;
  /** What the season's lists call a field of the form. */
  fieldName: (field: string) => string;
  /** Names of holidays by day. */
  holidays: ReadonlyMap<string, string>;
};

/** A contradiction in words. */
export function wordsOf(plan: SeasonPlan, found: Contradiction, tools: Tools): FindingWords {
  const { t, language, duration } = tools;
  const { kind, about } = found;
  const track = trackAt(plan, found.lane ?? 0);
  const stage = track && stageAt(plan, { lane: track.lane, stageNo: found.stageNo });
  const name = stageName(track, found.stageNo, tools);
  const at = (moment: string | null | undefined) => (moment ? momentText(moment, language) : '');
  const only = (title: string, detail: string | null = null) => ({ title, detail });
  switch (kind) {
    case 'stagesOverlap': {
      const earlier = track?.stages.find(({ stageNo }) => String(stageNo) === about);
      const much = duration(hoursBetween(stage?.opensAt ?? '', earlier?.closesAt ?? ''));
      const other = stageName(track, Number(about), tools);
      return only(
        t('stagesOverlap', { stage: name, earlier: other, much }),
        t('detail.overlap', {
          stage: name,
          opens: at(stage?.opensAt),
          earlier: other,
          closes: at(earlier?.closesAt),
        }),
      );
    }
    case 'periodReversed':
      return only(
        t(kind, { stage: name }),
        t('detail.period', { opens: at(stage?.opensAt), closes: at(stage?.closesAt) }),
      );
    case 'announcementBeforeEnd':
      return only(
        t(kind, { stage: name }),
        t('detail.announcement', { at: at(stage?.announcesAt), closes: at(stage?.closesAt) }),
      );
    case 'confirmByBeforeEnd':
    case 'confirmByAfterNextStage':
      return only(
        t(kind, { stage: name }),
        t('detail.confirmBy', { at: at(stage?.confirmBy), closes: at(stage?.closesAt) }),
      );
    case 'rubricNotHundred': {
      const sum = stage?.rubric?.reduce((all, { points }) => all + points, 0) ?? 0;
      return only(t(kind, { stage: name, sum }), t('detail.hundred'));
    }
    case 'materialPeriodReversed':
    case 'materialBeforeResult':
    case 'materialAfterEnd': {
      const { opensAt, closesAt } = stage?.material ?? {};
      return only(
        t(kind, { stage: name }),
        t('detail.material', { opens: at(opensAt), closes: at(closesAt) }),
      );
    }
    case 'materialWithoutPeriod':
    case 'materialWithoutSlot':
      return only(t(kind, { stage: name }));
    case 'materialWithoutExtension':
      return only(t(kind, { material: materialName(stage, about, tools) }));
    case 'materialFilesReversed': {
      const slot = stage?.material?.slots.find(({ code }) => code === about);
      const [min, max] = [slot?.minFiles ?? 0, slot?.maxFiles ?? 0];
      return only(t(kind, { material: materialName(stage, about, tools), min, max }));
    }
    case 'stageWithoutPeriod':
    case 'announcementMissing':
    case 'confirmByMissing':
    case 'rubricMissing':
      return only(t(kind, { stage: name }));
    case 'holidayInReview': {
      const days = (about ?? '').split(',');
      const named = days.map((day) =>
        `${shortDayText(day, tools.language)} ${tools.holidays.get(day) ?? ''}`.trim(),
      );
      return only(t(kind, { stage: name, count: days.length }), named.join(', '));
    }
    case 'quotasOverPlaces': {
      const sum = track?.quotas.reduce((all, { places }) => all + places, 0) ?? 0;
      return only(t(kind, { sum, places: track?.places ?? 0 }));
    }
    case 'teamSizeReversed':
      return only(t(kind, { min: track?.teamMin ?? 0, max: track?.teamMax ?? 0 }));
    case 'deletionFloorOverTeam':
      return only(t(kind, { floor: track?.deletionFloor ?? 0, max: track?.teamMax ?? 0 }));
    case 'unknownSchoolType':
      return only(t(kind, { code: about ?? '' }));
    case 'documentWithoutExtension':
      return only(t(kind, { document: documentName(track, about, tools) }));
    case 'bonusWithoutProof':
      return only(
        t(kind),
        t('detail.proofs', { count: Math.min(plan.bonuses.length, bonusProofSlots.length) }),
      );
    case 'guardianFormMissing':
      return only(t(kind), t('detail.guardian'));
    case 'regionMissing':
    case 'regionTwice':
      return only(t(kind, { sido: sidoName(about, language) }));
    case 'unknownParentChoice':
      return only(t(kind, { choice: choiceName(plan, about, tools) }));
    case 'choicesMissing':
      return only(t(kind, { field: tools.fieldName(about ?? '') }));
    case 'koreanMissing':
    case 'englishMissing':
      return only(t(kind, { what: whatOf(plan, found, tools) }));
    default:
      return only(t(kind));
  }
}

/** What a text that is missing belongs to: `서류 심사 이름`. */
export function whatOf(plan: SeasonPlan, found: Contradiction, tools: Tools): string {
  const { t } = tools;
  const track = trackAt(plan, found.lane ?? 0);
  const [part = '', code = ''] = (found.about ?? '').split('.');
  const owner = found.stageNo === null ? null : stageName(track, found.stageNo, tools);
  const parts: Record<string, () => string> = {
    name: () => t(found.lane === null ? 'what.seasonName' : 'what.name'),
    target: () => t('what.target'),
    summary: () => t('what.summary'),
    description: () => t('what.description'),
    documents: () => t('what.document', { name: documentName(track, code, tools) }),
    rubric: () => t('what.rubric'),
    material: () => {
      const stage = track?.stages.find(({ stageNo }) => stageNo === found.stageNo);
      return t('what.material', { name: materialName(stage, code, tools) });
    },
    regions: () => t('what.region', { name: regionName(plan, code, tools) }),
    choices: () =>
      t('what.choice', { choice: choiceName(plan, found.about?.slice('choices.'.length), tools) }),
    bonuses: () => t('what.bonus', { number: code }),
  };
  const said = parts[part]?.() ?? part;
  return owner ? t('what.of', { owner, what: said }) : said;
}

/** What one click does, on its button. */
export function fixWords(plan: SeasonPlan, step: FixStep, tools: Tools): string {
  const { t, language } = tools;
  switch (step.kind) {
    case 'moveStage':
      return t('fix.moveStage', { day: shortDayText(step.to, language) });
    case 'setPeriod':
      return t('fix.setPeriod', {
        opens: shortDayText(step.opensAt, language),
        closes: shortDayText(step.closesAt, language),
      });
    case 'setAnnouncement':
      return t('fix.setAnnouncement', { day: shortDayText(step.to, language) });
    case 'setConfirmBy':
      return t('fix.setConfirmBy', { day: shortDayText(step.to, language) });
    case 'copyRubric':
      return t('fix.copyRubric', { stage: stageName(trackAt(plan, step.fromLane), step.fromStageNo, tools) });
    case 'setPlaces':
      return t('fix.setPlaces', { places: step.to });
    case 'setDeletionFloor':
      return t('fix.setDeletionFloor', { count: step.to });
    case 'copyGuardianForm':
      return t('fix.copyGuardianForm', {
        track: nameOf(trackAt(plan, step.fromLane)?.name ?? { ko: '', en: '' }, language) ?? step.fromLane,
      });
    case 'allowExtensions':
      return t('fix.allowExtensions', { kinds: step.extensions.join(', ').toUpperCase() });
    case 'addSido':
    case 'dropSido':
      return t(`fix.${step.kind}`, { region: regionName(plan, step.region, tools) });
    default:
      return t(`fix.${step.kind}`);
  }
}

function stageName(track: PlannedTrack | undefined, stageNo: number | null, { t, language }: Tools): string {
  const stage = track?.stages.find((one) => one.stageNo === stageNo);
  if (!stage) return '';
  return nameOf(stage.name, language) ?? t('unnamed');
}

/** `아이템 분야 13번째` of `teamItemPart.choice13`: its own words are what may be missing. */
function choiceName(plan: SeasonPlan, path: string | null | undefined, { t, fieldName }: Tools): string {
  const [field = '', code] = (path ?? '').split('.');
  const place = (plan.choices[field] ?? []).findIndex((choice) => choice.code === code);
  return t('what.choiceAt', { field: fieldName(field), number: place + 1 });
}

function documentName(track: PlannedTrack | undefined, slot: string | null, { language }: Tools): string {
  const found = track?.documents.find((one) => one.slot === slot);
  return (found && nameOf(found.label, language)) ?? slot ?? '';
}

function materialName(stage: PlannedStage | undefined, code: string | null, { language }: Tools): string {
  const found = stage?.material?.slots.find((one) => one.code === code);
  return (found && nameOf(found.label, language)) ?? code ?? '';
}

function regionName(plan: SeasonPlan, code: string, { t, language }: Pick<Tools, 't' | 'language'>): string {
  const place = plan.regions.findIndex((one) => one.code === code);
  const found = plan.regions[place];
  if (!found) return code;
  return nameOf(found.name, language) ?? t('unnamedRegion', { number: place + 1 });
}

function sidoName(code: string | null, language: Language): string {
  return sidos[code as keyof typeof sidos]?.[language] ?? code ?? '';
}
