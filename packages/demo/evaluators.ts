import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { findAccountBy } from '@chulbal/domain/accounts/queries';
import type { Db } from '@chulbal/domain/db';
import { emailDomainOf, evaluatorSearchText } from '@chulbal/domain/evaluators/rules';
import { json } from '@chulbal/domain/json';

/** An evaluator of the demo. The first three can be logged in as; passwords are no secret on one's own machine. */
export type DemoEvaluator = {
  name: string;
  loginId: string;
  password: string | null;
  phone: string;
  affiliation: string;
  schoolName: string;
  department: string;
  employer: string;
  /** Codes of the season's item parts. */
  expertise: readonly string[];
};

type Given = Pick<DemoEvaluator, 'name' | 'affiliation' | 'expertise'> &
  Partial<DemoEvaluator> & { id: string };

const evaluator = ({ id, ...given }: Given, index: number): DemoEvaluator => ({
  loginId: `${id}@judge.chulbal.example`,
  password: null,
  phone: `010-0000-${8001 + index}`,
  schoolName: '',
  department: '',
  employer: given.affiliation,
  ...given,
});

/** Seven who judge the documents of 성장, and two alternates. */
export const demoEvaluators: readonly DemoEvaluator[] = [
  {
    id: 'seojin',
    name: '윤서진',
    password: 'seojin-reads-with-care',
    affiliation: '한빛벤처투자',
    expertise: ['living', 'food'],
  },
  {
    id: 'sumin',
    name: '이수민',
    password: 'sumin-scores-by-keyboard',
    affiliation: '너른창업지원센터',
    expertise: ['education', 'living'],
  },
  {
    id: 'eunjae',
    name: '박은재',
    password: 'eunjae-has-yet-to-sign',
    affiliation: '가온특허법인',
    expertise: ['health', 'environment'],
  },
  { id: 'eunsol', name: '노은솔', affiliation: '도담인베스트', expertise: ['food', 'environment'] },
  { id: 'haneul', name: '정하늘', affiliation: '바른회계법인', expertise: ['living', 'content'] },
  { id: 'taekyung', name: '오태경', affiliation: '솔숲엔지니어링', expertise: ['mobility', 'environment'] },
  { id: 'jian', name: '서지안', affiliation: '온누리디자인', expertise: ['content', 'education'] },
  { id: 'garam', name: '문가람', affiliation: '한걸음액셀러레이터', expertise: ['health', 'living'] },
  { id: 'iden', name: '차이든', affiliation: '새길데이터', expertise: ['mobility', 'food'] },
].map(evaluator);

/** Creates the evaluators of the demo where they are missing; in their order. Only a demo may call it (S-16). */
export async function seedDemoEvaluators(
  db: Db,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  for (const one of demoEvaluators) {
    const { name, loginId, phone, affiliation, schoolName, department, employer } = one;
    if (await findAccountBy(db, { kind: 'evaluator', email: loginId })) continue;
    const own = one.password ? await hashPassword(one.password) : passwordHash;
    await db.transaction(async (tx) => {
      const { id } = await tx.sql
        .insertInto('accounts')
        .values({
          kind: 'evaluator',
          name,
          emailSealed: tx.vault.seal(loginId),
          emailIndex: tx.vault.index(loginId),
          phoneSealed: tx.vault.seal(phone),
          phoneIndex: tx.vault.index(phone),
          passwordHash: own,
          status: 'active',
          createdAt: now,
          updatedAt: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.sql
        .insertInto('evaluators')
        .values({
          accountId: id,
          affiliation,
          schoolId: null,
          schoolName,
          department,
          employer,
          emailDomain: emailDomainOf(loginId),
          expertise: json(one.expertise),
          loadLimit: 60,
          mustChangePassword: false,
          invitedBy: null,
          invitedAt: now,
          disabledAt: null,
          lastLoginAt: null,
          searchText: evaluatorSearchText({ name, affiliation, schoolName, department, employer }),
        })
        .execute();
    });
  }
}
