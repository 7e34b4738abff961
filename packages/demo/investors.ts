import type { Db } from '@chulbal/domain/db';
import { demoFullName } from './people.ts';

/** Rows of one statement. */
const ROWS = 500;

/** Somebody who comes to invest: the numbers of two are two people. Their phones are of blocks that belong to nobody. */
export type DemoInvestor = {
  number: number;
  createdAt: Date;
  /** Of their e-mail; that of the demo where it is not said. */
  mailDomain?: string;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

function phoneOf(number: number): string {
  return `010-${String(1 + Math.floor(number / 10_000)).padStart(4, '0')}-${String(number % 10_000).padStart(4, '0')}`;
}

/** Accounts of people with a proven phone, all older than 14; their ids in the order of `investors`. */
export async function insertInvestors(
  tx: Db,
  { investors, passwordHash }: { investors: readonly DemoInvestor[]; passwordHash: string },
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < investors.length; start += ROWS) {
    const rows = investors.slice(start, start + ROWS).map(({ number, createdAt, mailDomain }) => {
      const email = `visitor${number}@${mailDomain ?? 'demo.chulbal.example'}`;
      const phone = phoneOf(number);
      const birth = `${1962 + ((number * 7) % 46)}-${twoDigits(1 + (number % 12))}-${twoDigits(1 + (number % 27))}`;
      return {
        ...{ kind: 'user' as const, name: demoFullName(number), country: 'KR', passwordHash },
        ...{ emailSealed: tx.vault.seal(email), emailIndex: tx.vault.index(email) },
        ...{ phoneSealed: tx.vault.seal(phone), phoneIndex: tx.vault.index(phone) },
        ...{
          birthDateSealed: tx.vault.seal(birth),
          status: 'active' as const,
          createdAt,
          updatedAt: createdAt,
        },
      };
    });
    const inserted = await tx.sql.insertInto('accounts').values(rows).returning('id').execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}
