import { cancelApplication, saveDraft, submitApplication } from '@chulbal/contract/applications/applications';
import { applySteps } from '@chulbal/contract/applications/rules';
import { withdrawApplication } from '@chulbal/contract/applications/withdrawals';
import { errors } from '@chulbal/contract/errors';
import { fieldErrors } from '@chulbal/contract/field-errors';
import { removeFile } from '@chulbal/contract/files/files';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { data, redirect } from 'react-router';
import type { Visit } from '../../../server/visit.ts';
import { placeOf } from '../../lib/address-numbers.ts';
import { problemOf } from '../../lib/api-error.ts';
import type { Changes } from './draft/draft-state.ts';
import { newMemberKey } from './members/member-changes.ts';
import { formNames, postedChanges } from './posted-form.ts';

/** What a form sent without script ran into: the words, and the texts that were not saved. */
export type ApplyPosted = { problem: string; changes: Changes };

type Params = { trackNo: string; stageNo?: string | undefined };

/**
 * The form sent without script: its fields are saved, then what its button says is done. Files need a script.
 */
export async function postApply(visit: Visit, params: Params, form: FormData) {
  const changes = postedChanges([...form].map(([name, text]) => [name, String(text)] as const));
  const intent = String(form.get(formNames.intent) ?? '');
  const page = `/apply/${params.trackNo}/${params.stageNo}`;
  const refuse = (problem: string, status = 422) =>
    data({ problem, changes } satisfies ApplyPosted, { status });
  try {
    if (intent === 'cancel') {
      await visit.api(cancelApplication, { teamNo: Number(form.get(formNames.teamNo)) });
      return redirect(`${page}?step=review`);
    }
    if (intent === 'withdraw') {
      const reason = String(form.get('reason') ?? '');
      await visit.api(withdrawApplication, { teamNo: Number(form.get(formNames.teamNo)), reason });
      return redirect(page);
    }
    const { what, to } = planOf(intent, changes);
    // What looks like a registration number goes nowhere (P-04): the other fields are saved, and it stays on the page.
    const held = Object.keys(what).filter((path) => hasRegistrationNumber(what[path] ?? ''));
    const saved = await visit.api(saveDraft, {
      ...placeOf(params),
      ...teamNoOf(form),
      baseVersion: Number(form.get(formNames.version)) || 0,
      changes: Object.fromEntries(Object.entries(what).filter(([path]) => !held.includes(path))),
    });
    if (held.length > 0) return refuse(fieldErrors.residentNumber[visit.language]);
    if (saved.conflicts.length > 0) return refuse(errors.draftConflict[visit.language], 409);
    if (intent === 'submit') {
      const idempotencyKey = String(form.get(formNames.key));
      await visit.api(submitApplication, { teamNo: saved.teamNo, version: saved.version, idempotencyKey });
      return redirect(page);
    }
    if (intent.startsWith('removeFile:')) {
      await visit.api(removeFile, { serverFileName: intent.slice('removeFile:'.length) });
    }
    return redirect(`${page}?${new URLSearchParams(to)}`);
  } catch (error) {
    const { message, fields } = problemOf(error);
    return refuse([message, ...new Set(Object.values(fields))].join(' '));
  }
}

function teamNoOf(form: FormData): { teamNo?: number } {
  const teamNo = Number(form.get(formNames.teamNo));
  return teamNo > 0 ? { teamNo } : {};
}

/** What a button saves beside the fields of its page, and which page comes after it. */
function planOf(intent: string, changes: Changes): { what: Changes; to: Record<string, string> } {
  const [name, value = ''] = intent.split(':');
  if (name === 'addMember') {
    const key = newMemberKey();
    return { what: { ...changes, [`members.${key}.position`]: '9' }, to: { step: 'members', member: key } };
  }
  if (name === 'removeMember') {
    return { what: { ...changes, [`members.${value}.modifyType`]: '3' }, to: { step: 'members' } };
  }
  const step = applySteps.find((known) => known === value) ?? 'review';
  return { what: changes, to: { step } };
}
