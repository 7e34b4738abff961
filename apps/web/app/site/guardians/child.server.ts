import { askGuardian, askGuardianAgain, changeGuardian } from '@chulbal/contract/guardians/guardians';
import { problemOf } from '../../lib/api-error.ts';
import type { Visit } from '../../lib/visit.server.ts';
import { isoDate } from '../../ui/form/typing.ts';
import { dayOf, fieldText, phoneOf, problemText, textOf } from '../../ui/sign-in/form-reply.server.ts';

/** What the child's page is answered with; `claim` is kept by the browser, `sent`: a letter is on its way. */
export type ChildReply = {
  errors: Record<string, string>;
  values: Record<string, string>;
  message?: string;
  claim?: string;
  sent?: boolean;
};

/** Answers a child: asks the guardian, asks again, or corrects who it is. Nothing typed is lost. */
export async function answerChild(visit: Visit, form: FormData, claim: string | null): Promise<ChildReply> {
  const { api, language } = visit;
  const values = {
    birthDate: dayOf(form, 'birthDate'),
    guardianName: textOf(form, 'guardianName'),
    guardianPhone: phoneOf(form, 'guardianPhone'),
  };
  const { birthDate, guardianName, guardianPhone } = values;
  const reply: ChildReply = { errors: {}, values };
  try {
    switch (textOf(form, 'intent')) {
      case 'again':
        await api(askGuardianAgain, { claim: claim ?? '' });
        return { ...reply, sent: true };
      case 'change':
        await api(changeGuardian, { claim: claim ?? '', guardianName, guardianPhone });
        return { ...reply, sent: true };
      default: {
        const day = isoDate(birthDate);
        if (!day) {
          const error = fieldText(birthDate ? 'birthDate' : 'required', language);
          return { ...reply, errors: { birthDate: error } };
        }
        return { ...reply, ...(await api(askGuardian, { birthDate: day, guardianName, guardianPhone })) };
      }
    }
  } catch (error) {
    const problem = problemOf(error);
    if (Object.keys(problem.fields).length > 0) return { ...reply, errors: { ...problem.fields } };
    return { ...reply, message: problemText(problem, language) };
  }
}
