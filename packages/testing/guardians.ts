import { randomBytes } from 'node:crypto';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Db } from '@chulbal/domain/db';
import { askGuardian, proveGuardian, sendGuardianCode } from '@chulbal/domain/guardians/commands';
import { consentAsGuardian } from '@chulbal/domain/guardians/decision.commands';
import { listMessages } from '@chulbal/domain/outbox/queries';
import { codeSentTo } from './accounts.ts';
import { publicUrl, seasonNow } from './factories.ts';

/** The child of whom tests speak, and what their guardian answers. */
export const child = { name: '이새봄', birthDate: '2016-05-08' };
export const answer = {
  relation: 'mother',
  childName: child.name,
  birthDate: child.birthDate,
  signature: '한 지윤',
  choices: [] as { term: string; version: string; agreed: boolean }[],
  publicUrl,
} as const;

const callerAt = (now: Date) => ({ address: '192.0.2.1', language: 'ko', now }) as const;

let phones = 0;

/** A number that no guardian has had before. */
export function newGuardianPhone(): string {
  phones += 1;
  return `010-7000-${String(phones).padStart(4, '0')}`;
}

/** The token of the link in the newest message to a guardian's phone; empty where there is none. */
export async function linkSentTo(db: Db, phone: string): Promise<string> {
  const messages = await listMessages(db, { limit: 500 });
  const found = messages.find(({ to, text }) => to === phone && text.includes('/guardian/consent#token='));
  return found?.text.match(/#token=([\w-]{43})/)?.[1] ?? '';
}

/** A child asks 한지윤. */
export async function askedGuardian(
  db: Db,
  { now, phone = newGuardianPhone() }: { now: Date; phone?: string },
) {
  const { birthDate } = child;
  const asked = { guardianName: '한지윤', guardianPhone: phone, birthDate, publicUrl, caller: callerAt(now) };
  const { claim } = await askGuardian(db, asked);
  return { claim, phone, token: await linkSentTo(db, phone) };
}

/** Proves the phone that a link went to by the code that was sent there. */
export async function provenGuardian(
  db: Db,
  { token, phone, now }: { token: string; phone: string; now: Date },
): Promise<string> {
  const caller = callerAt(now);
  const { requestId } = await sendGuardianCode(db, { token, caller });
  const code = (await codeSentTo(db, phone)) ?? '';
  return (await proveGuardian(db, { token, requestId, code, caller })).pass;
}

/** A guardian who has consented for the child. */
export async function consentedGuardian(db: Db, { now }: { now: Date }) {
  const asked = await askedGuardian(db, { now });
  const pass = await provenGuardian(db, { ...asked, now });
  await consentAsGuardian(db, { token: asked.token, pass, now, ...answer });
  return { ...asked, pass };
}

/** A guardian who has yet to answer and was written to in another hour; gives the request’s number. */
export async function createWaitingGuardian(
  db: Db,
  { phone = newGuardianPhone(), askedAt = seasonNow, until = new Date('2099-01-01T00:00:00Z') } = {},
): Promise<{ consentNo: number }> {
  const { consentNo } = await db.sql
    .insertInto('guardianConsents')
    .values({
      ...{ state: 'waiting', claimHash: `claim ${phone}`, linkHash: `link ${phone}`, language: 'ko' },
      ...{ nameSealed: db.vault.seal('한지윤'), phoneSealed: db.vault.seal(phone) },
      ...{ phoneIndex: db.vault.index(phone), place: 1, askedAt, until },
    })
    .returning('consentNo')
    .executeTakeFirstOrThrow();
  return { consentNo: Number(consentNo) };
}

/** The scan of a signed form as it is stored, without bytes, and what is recorded of it. */
export async function scanned(db: Db, { operatorId }: { operatorId: number }) {
  const serverFileName = randomBytes(16).toString('hex');
  await db.sql
    .insertInto('files')
    .values({
      ...{ serverFileName, teamNo: null, ownerId: operatorId, slot: 'guardianPaper', name: '동의서.pdf' },
      ...{ extension: 'pdf', mime: 'application/pdf', size: 4, sha256: 'ab'.repeat(32), status: 'stored' },
      ...{ isPublic: false, startedAt: seasonNow, storedAt: seasonNow, removedAt: null },
    })
    .execute();
  const { name: childName, birthDate } = child;
  return {
    serverFileName,
    relation: 'mother' as const,
    childName,
    birthDate,
    receivedOn: koreanDay(seasonNow),
    choices: [],
  };
}
