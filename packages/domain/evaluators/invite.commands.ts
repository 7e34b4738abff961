import type { OutputOf } from '@chulbal/contract/endpoint';
import type {
  EvaluatorInput,
  inviteEvaluators as inviteEndpoint,
} from '@chulbal/contract/evaluators/evaluators';
import type { OperatorActor } from '../actor.ts';
import { evaluatorLabel, record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { json } from '../json.ts';
import { listExpertise } from './expertise.queries.ts';
import { type FirstPassword, newFirstPassword, sendFirstPassword } from './first-password.commands.ts';
import { assertExpertise, profileColumns, refusingTaken } from './profile.commands.ts';

type Asked = { publicUrl: string; now: Date };

/**
 * Makes the account of an evaluator and sends them a first password, which they replace at their first log-in.
 *
 * @throws 4050 evaluatorEmailTaken beside `email`, 4051 evaluatorPhoneTaken beside `phone`, of disabled evaluators
 * too; 400 beside `expertise` or `schoolNo` for what there is not.
 */
export async function inviteEvaluator(
  db: Db,
  actor: OperatorActor,
  asked: EvaluatorInput & Asked,
): Promise<{ evaluatorId: number }> {
  const { publicUrl, now, ...input } = asked;
  const first = await newFirstPassword();
  return db.transaction((tx) => enter(tx, actor, { input, first, publicUrl, now }));
}

/**
 * Invites several, one after the other: each wholly or not at all, and one that is refused keeps nobody else out.
 * The expertise is looked at before anything is written.
 */
export async function inviteEvaluators(
  db: Db,
  actor: OperatorActor,
  asked: { evaluators: EvaluatorInput[] } & Asked,
): Promise<OutputOf<typeof inviteEndpoint>> {
  const { evaluators, ...more } = asked;
  const passwords = await Promise.all(evaluators.map(newFirstPassword));
  const refused: OutputOf<typeof inviteEndpoint>['refused'] = [];
  for (const [place, input] of evaluators.entries()) {
    const first = passwords[place];
    if (!first) continue;
    try {
      await db.transaction((tx) => enter(tx, actor, { input, first, ...more }));
    } catch (error) {
      const problem = error instanceof Fault ? refusalOf(error) : null;
      if (!problem) throw error;
      refused.push({ place, problem });
    }
  }
  return { invited: evaluators.length - refused.length, refused };
}

function refusalOf({ error, details }: Fault) {
  if (error === 'evaluatorEmailTaken') return 'emailTaken';
  if (error === 'evaluatorPhoneTaken') return 'phoneTaken';
  return details.fields?.expertise ? 'expertiseUnknown' : 'invalid';
}

async function enter(
  tx: Db,
  actor: OperatorActor,
  asked: { input: EvaluatorInput; first: FirstPassword } & Asked,
): Promise<{ evaluatorId: number }> {
  const { input, first, now, publicUrl } = asked;
  const { name, email, phone } = input;
  assertExpertise(input.expertise, await listExpertise(tx));
  const profile = await profileColumns(tx, input);
  const { id } = await refusingTaken(() =>
    tx.sql
      .insertInto('accounts')
      .values({
        kind: 'evaluator',
        name,
        emailSealed: tx.vault.seal(email),
        emailIndex: tx.vault.index(email),
        phoneSealed: tx.vault.seal(phone),
        phoneIndex: tx.vault.index(phone),
        passwordHash: first.passwordHash,
        status: 'active',
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await tx.sql
    .insertInto('evaluators')
    .values({
      ...profile,
      expertise: json(input.expertise),
      accountId: id,
      mustChangePassword: true,
      invitedBy: actor.operatorId,
      invitedAt: now,
      disabledAt: null,
      lastLoginAt: null,
    })
    .execute();
  const { password } = first;
  await sendFirstPassword(tx, { evaluatorId: id, invited: name, email, password, publicUrl, now });
  await record(tx, actor, {
    action: 'evaluator.invite',
    object: { kind: 'evaluator', id, label: evaluatorLabel(id) },
    after: { expertise: input.expertise, loadLimit: input.loadLimit },
    now,
  });
  return { evaluatorId: id };
}
