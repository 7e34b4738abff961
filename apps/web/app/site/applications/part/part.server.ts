import {
  leavePart,
  type PartView,
  provePart,
  sendPartCode,
} from '@chulbal/contract/applications/member-parts';
import { getSeason } from '@chulbal/contract/seasons/seasons';
import type { Visit } from '../../../../server/visit.ts';
import { problemOf } from '../../../lib/api-error.ts';
import { sendProof } from '../../../ui/sign-in/code-proof.server.ts';
import { type CodeProof, readProof } from '../../../ui/sign-in/code-proof.ts';
import { codeOf, fieldText, problemText, textOf } from '../../../ui/sign-in/form-reply.server.ts';
import { findPlace, koreanToday, wordsIn } from '../apply-data.server.ts';
import type { ApplyData } from '../apply-data.ts';

/** What the page is answered with; `pass` is kept by the browser. */
export type PartReply = {
  errors: Record<string, string>;
  message?: string;
  proof: CodeProof | null;
  pass?: string;
  left?: boolean;
};

/** A code sent or checked, before anything of the member is shown. */
export async function answerPart(
  visit: Visit,
  form: FormData,
  held: { token: string; pass?: string },
): Promise<PartReply> {
  const { api, language } = visit;
  const reply: PartReply = { errors: {}, proof: readProof(form.get('proof')) };
  try {
    const intent = textOf(form, 'intent');
    if (intent === 'leave') {
      await api(leavePart, held);
      return { ...reply, left: true };
    }
    if (intent === 'send') {
      const send = () => api(sendPartCode, { token: held.token });
      return { ...reply, proof: await sendProof(visit, { kind: 'phone', to: 'member', send }) };
    }
    const code = codeOf(form, 'code');
    if (!/^\d{6}$/.test(code)) return { ...reply, errors: { code: fieldText('code', language) } };
    const requestId = reply.proof?.requestId ?? '';
    return { ...reply, ...(await api(provePart, { token: held.token, requestId, code })) };
  } catch (error) {
    const problem = problemOf(error);
    if (Object.keys(problem.fields).length > 0) return { ...reply, errors: { ...problem.fields } };
    return { ...reply, message: problemText(problem, language) };
  }
}

/** What the fields of a person need to know, for a member who has proven who they are; null where the season is gone. */
export async function partData(visit: Visit, view: PartView): Promise<ApplyData | null> {
  const { part } = view;
  const season = await visit.attempt(getSeason, {});
  const place = part && season.ok ? findPlace(season.data, view) : null;
  if (!part || !place || !season.ok) return null;
  return {
    kind: 'application',
    ...place,
    year: season.data.year,
    seasonName: season.data.name,
    userId: 0,
    application: {
      ...{
        teamNo: part.teamNo,
        trackNo: view.trackNo,
        stageNo: view.stageNo,
        status: 'draft',
        role: 'member',
      },
      ...{
        number: null,
        fields: part.fields,
        version: part.version,
        savedAt: part.savedAt,
        files: part.files,
      },
      ...{ changed: false, edited: false, refused: [], deadline: view.deadline, completion: null },
      ...{ eligibility: null, withdrawal: null, cancelledAt: null, submission: null, members: [], parts: [] },
    },
    deadline: view.deadline,
    choices: season.data.choices,
    bonuses: [],
    seed: {},
    kept: {},
    words: wordsIn(visit.language),
    open: view.open,
    now: visit.now.toISOString(),
    today: koreanToday(visit.now),
    consented: part.consented,
    submitKey: '',
  };
}
