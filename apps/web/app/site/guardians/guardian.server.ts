import {
  chooseAsGuardian,
  consentAsGuardian,
  guardianRelation,
  proveGuardian,
  refuseAsGuardian,
  sendGuardianCode,
  withdrawAsGuardian,
} from '@chulbal/contract/guardians/guardians';
import { textsOf } from '../../lib/all-texts.server.ts';
import { problemOf } from '../../lib/api-error.ts';
import type { Visit } from '../../lib/visit.server.ts';
import { isoDate } from '../../ui/form/typing.ts';
import { sendProof } from '../../ui/sign-in/code-proof.server.ts';
import { type CodeProof, readProof } from '../../ui/sign-in/code-proof.ts';
import { codeOf, dayOf, fieldText, problemText, textOf } from '../../ui/sign-in/form-reply.server.ts';
import type { guardians as texts } from './guardians.ko.ts';

/** What a guardian's page is answered with; `pass` is kept by the browser, `done` draws the page anew. */
export type GuardianReply = {
  errors: Record<string, string>;
  values: Record<string, string>;
  message?: string;
  proof: CodeProof | null;
  pass?: string;
  done?: boolean;
};

type GivenChoice = { term: string; version: string; agreed: true };

/** The optional terms that are ticked, each with the version of the text that was read. */
function tickedOf(form: FormData): GivenChoice[] {
  const named = [...form.keys()].filter((name) => name.startsWith('choice.')).slice(0, 20);
  return named.map((name) => ({
    ...{ term: name.slice('choice.'.length), version: textOf(form, name), agreed: true },
  }));
}

const answers = ['childName', 'birthDate', 'relation', 'signature', 'agreed'] as const;

/** Answers a step of a guardian: a code sent or checked, a decision, a withdrawal. Nothing typed is lost. */
export async function answerGuardian(
  visit: Visit,
  form: FormData,
  { token, pass }: { token: string; pass: string },
): Promise<GuardianReply> {
  const { api, language } = visit;
  const reply: GuardianReply = {
    errors: {},
    values: {
      ...Object.fromEntries(answers.map((name) => [name, textOf(form, name)])),
      birthDate: dayOf(form, 'birthDate'),
      choices: tickedOf(form)
        .map(({ term }) => term)
        .join(' '),
    },
    proof: readProof(form.get('proof')),
  };
  try {
    // Without script a button of each choice says which and what.
    const [term, answer] = textOf(form, 'choose').split(' ');
    if (term) {
      await api(chooseAsGuardian, { token, pass, term, agreed: answer === 'on' });
      return { ...reply, done: true };
    }
    switch (textOf(form, 'intent')) {
      case 'send': {
        const send = () => api(sendGuardianCode, { token });
        return { ...reply, proof: await sendProof(visit, { kind: 'phone', to: 'guardian', send }) };
      }
      case 'check': {
        const code = codeOf(form, 'code');
        if (!/^\d{6}$/.test(code)) return { ...reply, errors: { code: fieldText('code', language) } };
        const requestId = reply.proof?.requestId ?? '';
        return { ...reply, ...(await api(proveGuardian, { token, requestId, code })) };
      }
      case 'refuse':
        await api(refuseAsGuardian, { token, pass });
        return { ...reply, done: true };
      case 'withdraw':
        await api(withdrawAsGuardian, { token, pass });
        return { ...reply, done: true };
      case 'choose':
        await api(chooseAsGuardian, { token, pass, term: textOf(form, 'term'), agreed: form.has('agreed') });
        return reply;
      default:
        return await consent(visit, reply, { token, pass, choices: tickedOf(form) });
    }
  } catch (error) {
    const problem = problemOf(error);
    const errors = { ...problem.fields };
    if (Object.keys(errors).length > 0) return { ...reply, errors };
    return { ...reply, message: problemText(problem, language) };
  }
}

async function consent(
  { api, language }: Visit,
  reply: GuardianReply,
  secrets: { token: string; pass: string; choices: GivenChoice[] },
): Promise<GuardianReply> {
  const { childName = '', birthDate = '', relation, signature = '', agreed } = reply.values;
  const t = textsOf<typeof texts>(language, 'guardians');
  const day = isoDate(birthDate);
  const chosen = guardianRelation.safeParse(relation);
  const errors: Record<string, string> = {
    ...(childName.trim() ? {} : { childName: fieldText('required', language) }),
    ...(day ? {} : { birthDate: fieldText(birthDate ? 'birthDate' : 'required', language) }),
    ...(chosen.success ? {} : { relation: fieldText('choose', language) }),
    ...(agreed === 'yes' ? {} : { agreed: t('decide.enterNeeded') }),
    ...(signature.trim() ? {} : { signature: fieldText('required', language) }),
  };
  if (Object.keys(errors).length > 0 || !day || !chosen.success) return { ...reply, errors };
  await api(consentAsGuardian, { ...secrets, childName, birthDate: day, relation: chosen.data, signature });
  return { ...reply, done: true };
}
