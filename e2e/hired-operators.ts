import { randomBytes } from 'node:crypto';
import {
  getOperatorInvitation,
  inviteOperator,
  joinAsOperator,
  operatorLogin,
} from '@chulbal/contract/operators/operators';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import { demoOperators } from '@chulbal/demo/operators';
import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import { inject } from 'vitest';
import { ApiClient } from './api-client.ts';
import { linkIn, messageTo, tokenIn } from './messages.ts';

export type OperatorLogIn = { loginId: string; password: string; totpSecret: string };

/**
 * Journeys that run side by side have operators of their own: a code of an authenticator counts once, so that two who
 * shared one would wait for each other, and wrong codes add up to a refusal.
 */
const posts = {
  access: 'owner',
  accessManager: 'contestManager',
  operators: 'owner',
  apiTokens: 'contestManager',
  webhooks: 'owner',
  evaluators: 'contestManager',
  tabletPages: 'owner',
  desktopPages: 'owner',
  downloads: 'contestManager',
  popups: 'contestManager',
  richText: 'contestManager',
  wordsApart: 'contestManager',
  people: 'owner',
  passkeys: 'viewer',
  firstLook: 'owner',
  secondLook: 'owner',
} as const satisfies Record<string, OperatorRole>;

export type OperatorPost = keyof typeof posts;

declare module 'vitest' {
  interface ProvidedContext {
    /** Operators beside the demo's, by the journey that is theirs; none where the product was there before. */
    operators: Partial<Record<OperatorPost, OperatorLogIn>>;
  }
}

/** The operator of a journey; where nobody was hired, the demo's of the same role. */
export function operatorOf(post: OperatorPost): OperatorLogIn {
  return inject('operators')[post] ?? demoOperators[posts[post] === 'owner' ? 'owner' : 'manager'];
}

/** Invites and joins all of them as the demo's owner, in a product that has just started. */
export async function hireOperators(api: {
  pointerApiUrl: string;
  userApiUrl: string;
}): Promise<Record<OperatorPost, OperatorLogIn>> {
  const visitor = new ApiClient(api.pointerApiUrl);
  const { loginId, password, totpSecret } = demoOperators.owner;
  const logIn = () =>
    visitor.call(operatorLogin, { loginId, password, totp: totpCode(totpSecret, earlier()) });
  const { accessToken } = await logIn().catch(logIn);
  const owner = visitor.as(accessToken);
  const names = Object.keys(posts) as OperatorPost[];
  const hired = await Promise.all(
    names.map(async (post) => [post, await hire(post, { owner, visitor, ...api })] as const),
  );
  return Object.fromEntries(hired) as Record<OperatorPost, OperatorLogIn>;
}

type Hirer = { owner: ApiClient; visitor: ApiClient; userApiUrl: string };

async function hire(post: OperatorPost, { owner, visitor, userApiUrl }: Hirer): Promise<OperatorLogIn> {
  const loginId = `${post.toLowerCase()}@hired.example`;
  await owner.call(inviteOperator, { name: `서문${post}`, email: loginId, role: posts[post] });
  const token = tokenIn(linkIn(await messageTo(userApiUrl, loginId)));
  const { totpSecret } = await visitor.call(getOperatorInvitation, { token });
  const password = randomBytes(12).toString('hex');
  const join = () => visitor.call(joinAsOperator, { token, password, totp: totpCode(totpSecret, earlier()) });
  await join().catch(join);
  return { loginId, password, totpSecret };
}

/**
 * The codes of now and of the next half minute are left for the journey. A code of before is too old when the half minute
 * ends on its way, and is sent anew.
 */
const earlier = () => new Date(Date.now() - 30_000);
