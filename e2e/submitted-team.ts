import { randomUUID } from 'node:crypto';
import { myApplication, saveDraft, submitApplication } from '@chulbal/contract/applications/applications';
import { uploadFile } from '@chulbal/contract/files/files';
import { campus, formFields, memberKeyOf } from '@chulbal/testing/factories';
import type { ApiClient } from './api-client.ts';
import { pdfSaying } from './pdf.ts';
import type { NewPerson } from './sign-up.ts';

/** Submits a team of these two, or of one alone, through the leader's API, without going through the form. */
export async function submitTeamOf(
  api: ApiClient,
  given: {
    leader: NewPerson;
    member?: NewPerson;
    teamName: string;
    /** Where it applies; 캠퍼스 of the demo, unless said. */
    to?: { trackNo: number; stageNo: number };
    /** More of the form, such as bonus items, and the slots of their proofs. */
    fields?: Record<string, string>;
    slots?: string[];
  },
): Promise<void> {
  const { leader, member, teamName, to = campus, fields = {}, slots = [] } = given;
  const form = formFields({
    leader: { tmName: leader.name, tmPhone: leader.phone, tmEmail: leader.email },
    members: member ? 1 : 0,
    teamName,
  });
  const prefix = `members.${memberKeyOf(1)}`;
  const entry = member && {
    [`${prefix}.tmName`]: member.name,
    [`${prefix}.tmPhone`]: member.phone,
    [`${prefix}.tmEmail`]: member.email,
  };
  const changes = { ...form, ...entry, ...fields };
  const { teamNo } = await api.call(saveDraft, { ...to, baseVersion: 0, changes });
  const bytes = pdfSaying('plan');
  const people = ['leader', ...(member ? [memberKeyOf(1)] : [])];
  const certificates = people.map((person) => ({ slot: 'schoolPaper', person }));
  for (const place of [{ slot: 'business' }, ...certificates, ...slots.map((slot) => ({ slot }))]) {
    const about = { teamNo, ...place, fileName: `${place.slot}.pdf`, size: bytes.length };
    await api.send(uploadFile, about, bytes);
  }
  const { application } = await api.call(myApplication, to);
  const version = application?.version ?? 0;
  await api.call(submitApplication, { teamNo, version, idempotencyKey: randomUUID() });
}
