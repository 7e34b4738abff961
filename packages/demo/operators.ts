import type { OperatorRole } from '@chulbal/contract/operators/values';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { findAccountBy } from '@chulbal/domain/accounts/queries';
import type { Db } from '@chulbal/domain/db';
import { createOperatorAccount } from '@chulbal/domain/operators/accounts.commands';

/** An operator to try the demo as. Neither password nor secret is one: a demo listens on its own machine only. */
export type DemoOperator = {
  name: string;
  loginId: string;
  password: string;
  /** Base32, for an authenticator app. */
  totpSecret: string;
  role: OperatorRole;
};

export type DemoOperatorRole = 'owner' | 'manager';

/** `owner` may do everything; `manager` works applications, so that not everything is assigned to one person. */
export const demoOperators: Readonly<Record<DemoOperatorRole, DemoOperator>> = {
  owner: {
    name: '한지우',
    loginId: 'jiwoo@demo.chulbal.example',
    password: 'jiwoo-runs-the-league',
    totpSecret: 'JIWOO5RUNS5THE5DEMO5LEAGUE5ALONE',
    role: 'owner',
  },
  manager: {
    name: '강민서',
    loginId: 'minseo@demo.chulbal.example',
    password: 'minseo-reads-every-team',
    totpSecret: 'MINSEO5WORKS5THE5DEMO5LEAGUE5TOO',
    role: 'contestManager',
  },
};

/** Creates the operators of the demo where they are missing. Only a demo may call it (S-16). */
export async function seedDemoOperators(db: Db, { now }: { now: Date }): Promise<void> {
  for (const { loginId, password, ...operator } of Object.values(demoOperators)) {
    if (await findAccountBy(db, { kind: 'operator', email: loginId })) continue;
    const passwordHash = await hashPassword(password);
    await db.transaction((tx) =>
      createOperatorAccount(tx, { ...operator, email: loginId, passwordHash, now }),
    );
  }
}
