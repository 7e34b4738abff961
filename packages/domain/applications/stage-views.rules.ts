import type { Deadline } from '@chulbal/contract/applications/applications';
import type { Language } from '@chulbal/contract/language';
import type { StageView } from '@chulbal/contract/seasons/seasons';
import type { StageDeadline, StageRule } from '../seasons/rules.ts';

export function deadlineView(deadline: StageDeadline): Deadline {
  return {
    opensAt: deadline.opensAt.toISOString(),
    closesAt: deadline.closesAt.toISOString(),
    graceUntil: deadline.graceUntil.toISOString(),
  };
}

export function stageViews(stages: readonly StageRule[], language: Language): StageView[] {
  return stages.map((stage) => ({
    stageNo: stage.stageNo,
    kind: stage.kind,
    name: stage.name[language],
    description: stage.description[language],
    opensAt: stage.opensAt.toISOString(),
    closesAt: stage.closesAt.toISOString(),
    confirmBy: stage.confirmBy?.toISOString() ?? null,
    announcesAt: stage.announcesAt?.toISOString() ?? null,
  }));
}

/**
 * Until when members confirm: the stage's date, and never before the team's own closing or the end of the time that an
 * operator gave it. A closing that is later only because the team was asked to complete something else is not theirs.
 */
export function confirmationDate(
  stage: Pick<StageRule, 'confirmBy'>,
  deadline: StageDeadline,
  confirmUntil: Date | null,
): Date {
  const { asked } = deadline;
  const { closesAt } = asked && !asked.items.includes('members') ? asked.ordinary : deadline;
  return [stage.confirmBy, confirmUntil].reduce<Date>(
    (latest, date) => (date && date > latest ? date : latest),
    closesAt,
  );
}
