import type { ApplyStep } from '@chulbal/contract/applications/rules';

/** The paths of a step's ticks: sent along, for a browser says nothing about a tick that is not set. */
export function ticksOf(step: ApplyStep, bonuses: number): string {
  if (step === 'team') return 'isConsent teamReconsent';
  if (step === 'review') return 'isTrue isReviewConsent';
  if (step !== 'documents') return '';
  return Array.from({ length: bonuses }, (_, index) => `additionList.${index}.aaNo`).join(' ');
}
