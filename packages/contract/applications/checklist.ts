import type { ApplicationForm } from './fields.ts';
import { type Finding, type FormRules, findings, hasBusiness, peopleOf, type SlotCounts } from './rules.ts';

/** The required items as the applicant reads them: each links to its first finding and is done without one. */
export const checklistItems = [
  { id: 'consent', paths: ['isConsent'] },
  { id: 'team', paths: ['teamName', 'teamEmotion', 'teamChar'] },
  { id: 'item', paths: ['teamItemName', 'teamItemPart', 'team4dTech', 'teamItemExp'] },
  { id: 'companyType', paths: ['teamCom', 'teamComKind', 'teamComDate'] },
  { id: 'companyNumber', paths: ['teamComNo', 'files.comPaper'] },
  { id: 'leader', paths: ['leader.'] },
  { id: 'members', paths: ['members', 'members.'] },
  { id: 'businessPlan', paths: ['files.business'] },
  { id: 'certificate', paths: ['files.schoolPaper', 'files.schoolPaper.'] },
  { id: 'bonus', paths: ['additionList.', 'files.'] },
  { id: 'review', paths: ['isTrue', 'isReviewConsent'] },
] as const;

export type ChecklistId = (typeof checklistItems)[number]['id'];
/** `person`: whose document it is, where each person of the team is an entry of their own. */
export type ChecklistEntry = { id: ChecklistId; done: boolean; first: Finding | null; person?: string };

/**
 * The live checklist. Items without meaning for this team are left out: business number and certificate
 * without a business, bonus without a claim. A finding belongs to the first item that names its path. A certificate of
 * everyone is an item of each person.
 */
export function checklist(
  form: ApplicationForm,
  files: SlotCounts,
  rules: FormRules,
  today?: string,
  consented?: ReadonlySet<string>,
): ChecklistEntry[] {
  return checklistOf(findings(form, files, rules, today, consented), form, rules);
}

/** The same of what was found already. */
export function checklistOf(
  all: readonly Finding[],
  form: ApplicationForm,
  rules: Pick<FormRules, 'documents'>,
): ChecklistEntry[] {
  const left = new Map<ChecklistId, Finding>();
  for (const finding of all) {
    const item = checklistItems.find(({ paths }) =>
      paths.some((path) => (path.endsWith('.') ? finding.path.startsWith(path) : finding.path === path)),
    );
    if (item && !left.has(item.id)) left.set(item.id, finding);
  }
  return checklistItems
    .filter(({ id }) => id !== 'companyNumber' || hasBusiness(form))
    .filter(
      ({ id }) =>
        id !== 'bonus' || left.has('bonus') || form.additionList.some((bonus) => bonus.aaNo !== null),
    )
    .flatMap(({ id }): ChecklistEntry[] => {
      if (id === 'certificate' && rules.documents.some(isEveryonesCertificate)) {
        return peopleOf(form).map((person) => {
          const first = all.find(({ path }) => path === `files.schoolPaper.${person}`) ?? null;
          return { id, done: !first, first, person };
        });
      }
      return [{ id, done: !left.has(id), first: left.get(id) ?? null }];
    });
}

function isEveryonesCertificate({ slot, requirement }: FormRules['documents'][number]): boolean {
  return slot === 'schoolPaper' && requirement === 'everyone';
}
