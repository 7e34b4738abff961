import type { ContradictionKind } from '@chulbal/contract/seasons/contradictions';
import { plannedMaterial, plannedStage, type SoundPlan } from './season-plans.ts';

export type ContradictionCase = {
  kind: ContradictionKind;
  what: string;
  spoil: (given: SoundPlan) => unknown;
  /** What one click does; null where only a person can decide. */
  fix: Record<string, unknown> | null;
};

/** A season whose stages ask for material in a way that contradicts itself. */
export const materialCases: ContradictionCase[] = [
  {
    kind: 'materialInApplication',
    what: 'material that is asked for with the application',
    spoil: ({ application }) => Object.assign(application, { material: plannedMaterial('05-01', '05-05') }),
    fix: null,
  },
  {
    kind: 'materialWithoutPeriod',
    what: 'a stage that asks for material and does not say until when',
    spoil: ({ review }) =>
      Object.assign(review, { material: { ...plannedMaterial('05-11', '05-12'), closesAt: null } }),
    fix: null,
  },
  {
    kind: 'materialPeriodReversed',
    what: 'material that is closed before it opens',
    spoil: ({ review }) => Object.assign(review, { material: plannedMaterial('05-14', '05-12') }),
    fix: null,
  },
  {
    kind: 'materialWithoutSlot',
    what: 'material without a single slot',
    spoil: ({ review }) =>
      Object.assign(review, { material: { ...plannedMaterial('05-11', '05-12'), slots: [] } }),
    fix: null,
  },
  {
    kind: 'materialWithoutExtension',
    what: 'material that no file can be',
    spoil: ({ review }) => {
      const material = plannedMaterial('05-11', '05-12');
      material.slots[0]?.extensions.splice(0);
      Object.assign(review, { material });
    },
    fix: null,
  },
  {
    kind: 'materialFilesReversed',
    what: 'material of at least two files and at most one',
    spoil: ({ review }) => {
      const material = plannedMaterial('05-11', '05-12');
      Object.assign(material.slots[0] ?? {}, { minFiles: 2 });
      Object.assign(review, { material });
    },
    fix: null,
  },
  {
    kind: 'materialBeforeResult',
    what: 'material of the selected that is closed before anybody knows who is',
    spoil: ({ track }) =>
      track.stages.push({
        ...plannedStage(3, 'exhibition', '06-08', '06-12'),
        material: plannedMaterial('05-26', '05-28'),
      }),
    fix: null,
  },
  {
    kind: 'materialAfterEnd',
    what: 'material that comes when its stage is over',
    spoil: ({ review }) => Object.assign(review, { material: plannedMaterial('05-11', '05-27') }),
    fix: null,
  },
  {
    kind: 'koreanMissing',
    what: 'a slot for material without a name',
    spoil: ({ review }) => {
      const material = plannedMaterial('05-11', '05-12');
      Object.assign(material.slots[0] ?? {}, { label: { ko: '', en: '' } });
      Object.assign(review, { material });
    },
    fix: null,
  },
];
