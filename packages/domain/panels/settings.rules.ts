import type { StageSettings } from '@chulbal/contract/panels/panels';

/** Whether settings differ in what evaluators see or may give: that cannot change once they have begun. */
export function changesWhatWasSeen(before: StageSettings, after: StageSettings): boolean {
  const names = ['blindNames', 'blindSchools', 'halfPoints'] as const;
  return names.some((name) => before[name] !== after[name]);
}
