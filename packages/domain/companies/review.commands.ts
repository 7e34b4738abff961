import type { CompanyNote } from '@chulbal/contract/companies/companies';
import type { previewCompanyChanges as previewed } from '@chulbal/contract/companies/operators';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { OperatorActor } from '../actor.ts';
import type { Written } from '../applications/letters.rules.ts';
import { listLeaders } from '../applications/members/leaders.queries.ts';
import { record, recordEach } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { type Exhibition, getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { maskedName } from '../masks.ts';
import { queueMessages } from '../outbox/commands.ts';
import { sentLine } from '../outbox/links.rules.ts';
import { nameFiles } from './content-uses.commands.ts';
import { findCompany, getContent } from './detail.queries.ts';
import { approvedLetter, changesLetter, editorUrl, hiddenLetter } from './letters.rules.ts';
import type { Company } from './queries.ts';
import { listColumns } from './rules.ts';

type Asked = { publicUrl: string; now: Date };
type Version = { icNo: number; version: number };

/** A page whose newest version waits. Throws notFound, companyVersionMoved 4142 for any other version. */
async function lockWaiting(tx: Db, { icNo, version }: Version): Promise<Company> {
  const company = await findCompany(tx, { icNo, lock: true });
  if (!company || company.submittedVersion === 0) throw fault('notFound');
  assertWaiting(company, version);
  return company;
}

function assertWaiting({ submittedVersion, lastState }: Company, version: number): void {
  if (submittedVersion !== version || lastState !== 'submitted') throw fault('companyVersionMoved');
}

/**
 * Shows versions from now on, or once their exhibition opens, in place of those that were; each leader gets a letter. All
 * or none. Throws notFound, companyVersionMoved 4142, firstCompanyAlone 4143 for several among which is a first one.
 */
export async function approveCompanies(
  db: Db,
  actor: OperatorActor,
  { pages, ...asked }: Asked & { pages: readonly Version[] },
): Promise<number> {
  const { publicUrl, now } = asked;
  return db.transaction(async (tx) => {
    const approved: Company[] = [];
    // In one order, so that two operators wait for each other.
    for (const page of [...pages].sort((a, b) => a.icNo - b.icNo)) {
      const company = await lockWaiting(tx, page);
      if (pages.length > 1 && company.approvedVersion === 0) throw fault('firstCompanyAlone');
      const content = await getContent(tx, page);
      await settle(tx, actor, page, { state: 'approved', notes: [], fixUntil: null, now });
      await tx.sql
        .updateTable('companies')
        .set({
          lastState: 'approved',
          approvedVersion: page.version,
          fixUntil: null,
          ...listColumns(content),
        })
        .where('icNo', '=', page.icNo)
        .execute();
      await nameFiles(tx, page.icNo);
      approved.push(company);
    }
    await writeToLeaders(tx, approved, now, (language, company, { plan }) =>
      approvedLetter(language, {
        teamName: company.draft.teamName,
        opensAt: now < plan.opensAt ? plan.opensAt : null,
        url: `${publicUrl}/ipo/detail/${company.igNo}/${company.icNo}`,
      }),
    );
    await recordEach(
      tx,
      actor,
      approved.map((company) => ({
        action: 'company.approve',
        object: companyObject(company),
        before: { version: company.approvedVersion },
        after: { version: company.submittedVersion },
        now,
      })),
    );
    return approved.length;
  });
}

async function settle(
  tx: Db,
  actor: OperatorActor,
  { icNo, version }: Version,
  to: { state: 'approved' | 'changesAsked'; notes: CompanyNote[]; fixUntil: Date | null; now: Date },
): Promise<void> {
  const { state, notes, fixUntil, now } = to;
  await tx.sql
    .updateTable('companyVersions')
    .set({ state, notes: json(notes), fixUntil, reviewedBy: actor.operatorId, reviewedAt: now })
    .where('icNo', '=', icNo)
    .where('version', '=', version)
    .execute();
}

/**
 * Asks the team to change fields by a date, by letter; a version that is shown stays. Throws notFound,
 * companyVersionMoved 4142, invalidRequest for a date that is past or after the exhibition.
 */
export async function askCompanyChanges(
  db: Db,
  actor: OperatorActor,
  asked: Asked & Version & { notes: CompanyNote[]; fixUntil: Date },
): Promise<void> {
  const { icNo, version, notes, fixUntil, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const company = await lockWaiting(tx, { icNo, version });
    const { plan } = await getExhibition(tx, company.igNo);
    if (fixUntil <= now || fixUntil > plan.closesAt) {
      throw fault('invalidRequest', { fields: { fixUntil: 'notInPeriod' } });
    }
    await settle(tx, actor, asked, { state: 'changesAsked', notes, fixUntil, now });
    await tx.sql
      .updateTable('companies')
      .set({ lastState: 'changesAsked', fixUntil })
      .where('icNo', '=', icNo)
      .execute();
    await writeToLeaders(tx, [company], now, (language) =>
      changesLetterOf(language, company, { notes, fixUntil, publicUrl }),
    );
    await record(tx, actor, {
      action: 'company.askChanges',
      object: companyObject(company),
      after: { version, fields: notes.map(({ path }) => path), fixUntil },
      now,
    });
  });
}

/** Such a request as its team would get it, and the leader's masked name; nothing is sent. Throws as the request does. */
export async function previewCompanyChanges(
  db: Db,
  _actor: OperatorActor,
  asked: Asked & Version & { notes: CompanyNote[]; fixUntil: Date },
): Promise<OutputOf<typeof previewed>> {
  const company = await findCompany(db, asked);
  if (!company || company.submittedVersion === 0) throw fault('notFound');
  assertWaiting(company, asked.version);
  const leader = (await listLeaders(db, [company])).get(company.teamNo);
  const language = leader?.language ?? 'ko';
  const { subject, letter } = changesLetterOf(language, company, asked);
  const [button, note] = [letter.button?.label ?? '', letter.note ?? ''];
  return {
    ...{ to: leader ? maskedName(leader.name) : null, language },
    ...{ subject, lines: letter.lines.map(sentLine) },
    ...{ button, note },
  };
}

function changesLetterOf(
  language: Language,
  company: Company,
  { notes, fixUntil, publicUrl }: { notes: readonly CompanyNote[]; fixUntil: Date; publicUrl: string },
): Written {
  return changesLetter(language, {
    ...{ teamName: company.draft.teamName, texts: notes.map(({ text }) => text), fixUntil },
    ...{ isShown: company.approvedVersion > 0, url: editorUrl(publicUrl, company) },
  });
}

/** Takes a page out of sight or shows it again; its leader gets the reason. Throws notFound. */
export async function setCompanyHidden(
  db: Db,
  actor: OperatorActor,
  asked: Asked & { icNo: number; hidden: boolean; reason: string },
): Promise<void> {
  const { icNo, hidden, reason, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const company = await findCompany(tx, { icNo, lock: true });
    if (!company) throw fault('notFound');
    if ((company.hiddenAt !== null) === hidden) return;
    await tx.sql
      .updateTable('companies')
      .set({ hiddenAt: hidden ? now : null, hiddenReason: hidden ? reason : null })
      .where('icNo', '=', icNo)
      .execute();
    await nameFiles(tx, icNo);
    await writeToLeaders(tx, [company], now, (language) =>
      hiddenLetter(language, {
        ...{ teamName: company.draft.teamName, hidden, reason },
        url: editorUrl(publicUrl, company),
      }),
    );
    await record(tx, actor, {
      action: hidden ? 'company.hide' : 'company.show',
      object: companyObject(company),
      before: { hidden: !hidden },
      after: { hidden },
      reason,
      now,
    });
  });
}

/** A report is dealt with. Throws notFound for one that is not open. */
export async function settleCompanyReport(
  db: Db,
  actor: OperatorActor,
  { reportNo, now }: { reportNo: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await tx.sql
      .updateTable('companyReports')
      .set({ settledAt: now, settledBy: actor.operatorId })
      .where('reportNo', '=', reportNo)
      .where('settledAt', 'is', null)
      .returning('icNo')
      .executeTakeFirst();
    const company = report && (await findCompany(tx, report));
    if (!company) throw fault('notFound');
    await record(tx, actor, {
      action: 'company.settleReport',
      object: companyObject(company),
      after: { reportNo },
      now,
    });
  });
}

/** What an entry of the audit log about a page is about. */
export function companyObject({ icNo, draft }: Pick<Company, 'icNo' | 'draft'>) {
  return { kind: 'company', id: icNo, label: draft.teamName };
}

/** A letter to the leader of each page's team, in their language. */
async function writeToLeaders(
  tx: Db,
  companies: readonly Company[],
  now: Date,
  letterOf: (language: Language, company: Company, exhibition: Exhibition) => Written,
): Promise<void> {
  const leaders = await listLeaders(tx, companies);
  const exhibitions = new Map<number, Exhibition>();
  const messages = [];
  for (const company of companies) {
    const leader = leaders.get(company.teamNo);
    const exhibition = exhibitions.get(company.igNo) ?? (await getExhibition(tx, company.igNo));
    exhibitions.set(company.igNo, exhibition);
    if (!leader) continue;
    const { language, email } = leader;
    const letter = letterOf(language, company, exhibition);
    messages.push({ channel: 'mail' as const, to: email, language, ...letter, now });
  }
  await queueMessages(tx, messages);
}
