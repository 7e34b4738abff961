import { login } from '@chulbal/contract/accounts';
import { saveDraft, submitApplication } from '@chulbal/contract/applications/applications';
import { savePart } from '@chulbal/contract/applications/member-parts';
import { saveCompany, submitCompany } from '@chulbal/contract/companies/companies';
import type { ErrorName } from '@chulbal/contract/errors';
import { saveSheet, submitSheet } from '@chulbal/contract/evaluation/evaluation';
import { pointerLogin } from '@chulbal/contract/evaluators/evaluators';
import { submitMaterial } from '@chulbal/contract/materials/materials';
import { operatorLogin } from '@chulbal/contract/operators/operators';
import { finishEvaluatorPasskeyLogin } from '@chulbal/contract/passkeys/evaluators';
import { finishOperatorPasskeyLogin } from '@chulbal/contract/passkeys/operators';
import { finishPasskeyLogin } from '@chulbal/contract/passkeys/passkeys';
import { finishSocialLogin } from '@chulbal/contract/social-logins';
import { saveCanvas, savePlan } from '@chulbal/contract/toolkits/toolkits';

/** What an act ended with: its error's name, or that it was done. */
export type ActOutcome = ErrorName | 'accepted';

export const countedActs = {
  submissions: {
    application: [submitApplication],
    materials: [submitMaterial],
    company: [submitCompany],
    sheet: [submitSheet],
  },
  logins: {
    user: [login, finishPasskeyLogin, finishSocialLogin],
    evaluator: [pointerLogin, finishEvaluatorPasskeyLogin],
    operator: [operatorLogin, finishOperatorPasskeyLogin],
  },
  autosaves: {
    application: [saveDraft],
    part: [savePart],
    company: [saveCompany],
    canvas: [saveCanvas],
    plan: [savePlan],
    sheet: [saveSheet],
  },
} as const;

export type ActKind = keyof typeof countedActs;

/** The acts that are counted by their outcome as well, by the path of their endpoint. */
export const actByPath: ReadonlyMap<string, { kind: ActKind; what: string }> = new Map(
  Object.entries(countedActs).flatMap(([kind, groups]) =>
    Object.entries(groups).flatMap(([what, endpoints]) =>
      (endpoints as readonly { path: string }[]).map(
        ({ path }) => [path, { kind: kind as ActKind, what }] as const,
      ),
    ),
  ),
);
