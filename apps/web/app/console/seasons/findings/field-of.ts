import type { Contradiction, ContradictionKind } from '@chulbal/contract/seasons/contradictions';
import type { TabName } from '../use-tab.ts';

/** Where a contradiction is put right: the tab, and the field below its stage, track or the season. */
export function fieldOf({ kind, about }: Contradiction): { tab: TabName; field: string } {
  if (kind === 'koreanMissing' || kind === 'englishMissing') {
    const language = kind === 'koreanMissing' ? 'ko' : 'en';
    const [part = '', code] = (about ?? '').split('.');
    if (code === undefined) return { tab: 'lanes', field: `${part}.${language}` };
    return { tab: tabs[part] ?? 'lanes', field: `[data-code="${code}"] [name$=".${language}"]` };
  }
  return { tab: tabOf[kind] ?? 'lanes', field: fields[kind] ?? 'title' };
}

const tabs: Record<string, TabName> = { regions: 'regions', choices: 'choices', bonuses: 'bonuses' };

const tabOf: Partial<Record<ContradictionKind, TabName>> = {
  regionMissing: 'regions',
  regionTwice: 'regions',
  unknownParentChoice: 'choices',
  choicesMissing: 'choices',
};

const fields: Partial<Record<ContradictionKind, string>> = {
  stageWithoutPeriod: 'opensAt',
  periodReversed: 'opensAt',
  stagesOverlap: 'opensAt',
  announcementMissing: 'announcesAt',
  announcementBeforeEnd: 'announcesAt',
  confirmByMissing: 'confirmBy',
  confirmByBeforeEnd: 'confirmBy',
  confirmByAfterNextStage: 'confirmBy',
  rubricMissing: '#stage-rubric',
  rubricNotHundred: '#stage-rubric',
  materialInApplication: '#stage-material',
  materialWithoutPeriod: 'material.opensAt',
  materialPeriodReversed: 'material.opensAt',
  materialWithoutSlot: '#stage-material',
  materialWithoutExtension: '#stage-material',
  materialFilesReversed: '#stage-material',
  materialBeforeResult: 'material.closesAt',
  materialAfterEnd: 'material.closesAt',
  quotasOverPlaces: 'places',
  teamSizeReversed: 'teamMin',
  deletionFloorOverTeam: 'deletionFloor',
  unknownSchoolType: '#track-schools',
  guardianFormMissing: '#guardian-form',
  documentWithoutExtension: '#track-documents',
  bonusWithoutProof: '#track-documents',
  noTracks: '#new-track',
};
