import type { Endpoint } from '@chulbal/contract/endpoint';
import { stageNumber, wholeNo } from '@chulbal/contract/fields';
import { may } from '@chulbal/contract/operators/values';
import type { EvaluatorActor, OperatorActor } from '@chulbal/domain/actor';
import { mintEvaluator, mintOperator } from '@chulbal/domain/actor';
import { noteUse } from '@chulbal/domain/api-tokens/commands';
import { findApiToken } from '@chulbal/domain/api-tokens/queries';
import { isApiToken, opens } from '@chulbal/domain/api-tokens/rules';
import type { Db } from '@chulbal/domain/db';
import { findActiveEvaluator } from '@chulbal/domain/evaluators/queries';
import { fault } from '@chulbal/domain/fault';
import { findActiveOperator } from '@chulbal/domain/operators/queries';
import { pledgeState } from '@chulbal/domain/pledges/queries';
import { requirePart } from '@chulbal/domain/pledges/stages.queries';
import { bearerOf } from '@chulbal/http/bearer';
import { type LiveSession, liveSession } from '@chulbal/http/live-session';
import type { TokenSigner } from '@chulbal/http/tokens';
import { withoutNul } from '@chulbal/http/without-nul';
import type { FastifyRequest } from 'fastify';

/** Who may call the evaluator and operator API. Public endpoints here are the log-ins and refreshes. */
export type AdminActors = {
  public: null;
  evaluator: EvaluatorActor;
  /** Has signed the newest pledge of the track and stage that the input names. */
  pledgedEvaluator: EvaluatorActor;
  operator: OperatorActor;
};

type Asked = { now: Date; address: string };

/** The one file that mints evaluators and operators; a token of the other kind counts as no token of ours. */
export function adminAuthentication(db: Db, signers: Record<'evaluator' | 'operator', TokenSigner>) {
  return async function authenticate<A extends keyof AdminActors>(
    endpoint: Pick<Endpoint<A>, 'access' | 'method' | 'may' | 'fresh'>,
    request: FastifyRequest,
    asked: Asked,
  ): Promise<AdminActors[A]> {
    const access: keyof AdminActors = endpoint.access;
    if (access === 'public') return null as AdminActors[A];
    const kind = access === 'operator' ? access : 'evaluator';
    const bearer = bearerOf(request);
    if (access === 'operator' && bearer && isApiToken(bearer))
      return (await programOf(endpoint, bearer, asked)) as AdminActors[A];
    const session = await sessionOf(kind, request, asked.now);
    if (access === 'operator') return (await operatorOf(endpoint, session, asked)) as AdminActors[A];
    const evaluator = await evaluatorOf(endpoint, session, asked);
    if (access === 'pledgedEvaluator') await requirePledge(evaluator, request);
    return evaluator as AdminActors[A];
  };

  /**
   * No pledge, no byte of an assessment (S-08): the database is asked on every call, for the track and stage that
   * this call is about. 1354, with where they stand as `detail`; 1356 for a stage that they do not judge.
   */
  async function requirePledge(actor: EvaluatorActor, request: FastifyRequest): Promise<void> {
    const given = withoutNul(request.method === 'GET' ? request.query : request.body);
    const { trackNo, stageNo } = (given ?? {}) as Record<string, unknown>;
    const [track, stage] = [wholeNo.safeParse(trackNo), stageNumber.safeParse(stageNo)];
    if (!track.success || !stage.success) throw fault('invalidRequest');
    const asked = { trackNo: track.data, stageNo: stage.data };
    const pledge = await pledgeState(db, { ...asked, evaluatorId: actor.evaluatorId });
    if (pledge === 'signed') return;
    await requirePart(db, actor, asked);
    throw fault('noPermission', { detail: { pledge } });
  }

  async function sessionOf(
    kind: 'evaluator' | 'operator',
    request: FastifyRequest,
    now: Date,
  ): Promise<LiveSession> {
    const token = bearerOf(request);
    if (!token) throw fault('signInRequired');
    return liveSession(db, signers[kind], { token, now });
  }

  /** Whether they may judge still, and a pending password change, are asked on every call. */
  async function evaluatorOf(
    { may: what }: Pick<Endpoint, 'may'>,
    session: LiveSession,
    { address }: Asked,
  ): Promise<EvaluatorActor> {
    const evaluator = await findActiveEvaluator(db, session.accountId);
    if (!evaluator) throw fault('sessionOver');
    if (evaluator.mustChangePassword && what !== 'own') throw fault('passwordChangeRequired');
    return mintEvaluator(evaluator.evaluatorId, session.familyId, address);
  }

  /**
   * A program with a token of an operator, which reads what the token's scopes name (see `opens`). What a query adds for
   * a higher role it does not get.
   */
  async function programOf(
    endpoint: Pick<Endpoint, 'method' | 'may' | 'fresh'>,
    token: string,
    { now, address }: Asked,
  ): Promise<OperatorActor> {
    const known = await findApiToken(db, { token, now });
    const operator = known && (await findActiveOperator(db, known.operatorId));
    if (!operator) throw fault('signInRequired');
    const { operatorId, name, role } = operator;
    if (!opens({ scopes: known.scopes, role }, endpoint)) throw fault('noPermission');
    await noteUse(db, { ...known, now });
    return mintOperator({ operatorId, name, role: 'viewer', address });
  }

  /** Role, pending password change and fresh confirmation are asked on every call: none of them is in the token. */
  async function operatorOf(
    { may: what, fresh }: Pick<Endpoint, 'may' | 'fresh'>,
    session: LiveSession,
    { now, address }: Asked,
  ): Promise<OperatorActor> {
    const operator = await findActiveOperator(db, session.accountId);
    if (!operator) throw fault('sessionOver');
    if (what !== 'own') {
      if (operator.mustChangePassword) throw fault('passwordChangeRequired');
      if (!what || !may(operator.role, what)) throw fault('noPermission');
    }
    if (fresh && !(session.confirmedUntil && session.confirmedUntil > now)) throw fault('confirmYourself');
    const { operatorId, name, role } = operator;
    return mintOperator({ operatorId, name, role, address }, session.familyId);
  }
}
