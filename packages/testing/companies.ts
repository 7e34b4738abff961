import type { CompanyContent } from '@chulbal/contract/companies/content';
import { emptyCompany } from '@chulbal/contract/companies/content.rules';
import type { UserActor } from '@chulbal/domain/actor';
import { beginCompany, saveCompany, submitCompany } from '@chulbal/domain/companies/commands';
import { approveCompanies } from '@chulbal/domain/companies/review.commands';
import type { Db } from '@chulbal/domain/db';
import { createOperator } from './operators.ts';

/** A content that lacks nothing, with parts as given. */
export function companyContent(teamName: string, part: Partial<CompanyContent> = {}): CompanyContent {
  const content = structuredClone(emptyCompany(teamName));
  for (const slide of content.slides) slide.slideContent1 = `${teamName}의 ${slide.slideTabName}`;
  return {
    ...content,
    ...{ companyTitle: '옥상에 내린 비, 장부에 적힙니다', companyType: 'living' },
    companyContent: '<h2>비는 공짜인데 물은 왜 살까</h2><p>체육관 지붕에서 쏟아지는 물을 보았습니다.</p>',
    ...part,
  };
}

/** A page of a leader's team that is handed in and not looked at yet. */
export async function submittedCompany(
  db: Db,
  actor: UserActor,
  { igNo, teamNo, content, now }: { igNo: number; teamNo: number; content: CompanyContent; now: Date },
): Promise<{ icNo: number; version: number }> {
  const { company } = await beginCompany(db, actor, { igNo, teamNo, language: 'ko', now });
  if (!company) throw new Error('The page was not begun.');
  const { icNo, editVersion } = company;
  const saved = await saveCompany(db, actor, { icNo, editVersion, draft: content, now });
  await submitCompany(db, actor, {
    ...{ icNo, editVersion: saved.editVersion, idempotencyKey: crypto.randomUUID(), language: 'ko', now },
  });
  return { icNo, version: company.versions.length + 1 };
}

/** The same, approved. */
export async function approvedCompany(
  db: Db,
  actor: UserActor,
  given: { igNo: number; teamNo: number; content: CompanyContent; now: Date },
): Promise<{ icNo: number }> {
  const page = await submittedCompany(db, actor, given);
  const operator = await createOperator(db);
  await approveCompanies(db, operator, {
    pages: [page],
    publicUrl: 'https://chulbal.example',
    now: given.now,
  });
  return { icNo: page.icNo };
}
