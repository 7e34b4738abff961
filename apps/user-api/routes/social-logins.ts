import * as social from '@chulbal/contract/social-logins';
import type { LoggedIn } from '@chulbal/domain/accounts/log-in.commands';
import { fault } from '@chulbal/domain/fault';
import { beginSocialLink, beginSocialLogin } from '@chulbal/domain/social-logins/attempts.commands';
import {
  finishSocialLogin,
  getTicket,
  signUpBySocial,
  unlinkSocialLogin,
} from '@chulbal/domain/social-logins/commands';
import { finishSocialStep } from '@chulbal/domain/social-logins/entry.commands';
import type { SocialProvider } from '@chulbal/domain/social-logins/provider';
import { getWaysIn } from '@chulbal/domain/social-logins/queries';
import { loggedInReply } from '@chulbal/http/session-reply';
import type { UserApi, UserApiServices } from '../services.ts';

/** Logging in, signing up and linking by providers of OpenID Connect. */
export function socialLoginsRoutes(api: UserApi, services: UserApiServices): void {
  const { db, signer, sessionSecret: secret, socialProviders: providers = [] } = services;
  const loggedIn = (one: LoggedIn, now: Date) => loggedInReply(signer, one, now);

  function providerOf(name: string): SocialProvider {
    const found = providers.find(({ provider }) => provider === name);
    if (!found) throw fault('notFound');
    return found;
  }

  api.mount(social.listSocialProviders, async ({ language }) =>
    providers.map(({ provider, name }) => ({ provider, name: name[language] })),
  );

  api.mount(social.beginSocialLogin, async ({ input, address, now }) =>
    beginSocialLogin(db, { provider: providerOf(input.provider), address, now }),
  );

  api.mount(social.beginSocialLink, async ({ actor, input, now }) =>
    beginSocialLink(db, actor, { ...input, provider: providerOf(input.provider), now }),
  );

  api.mount(social.finishSocialLogin, async ({ actor, input, address, device, language, now }) => {
    const provider = providerOf(input.provider);
    const caller = { address, device, language, now };
    const done = await finishSocialLogin(db, actor, { ...input, provider, caller, secret });
    if (done.outcome !== 'loggedIn') return done;
    return { outcome: 'loggedIn' as const, ...(await loggedIn(done, now)) };
  });

  api.mount(social.finishSocialStep, async ({ input, address, device, language, now }) => {
    const caller = { address, device, language, now };
    return loggedIn(await finishSocialStep(db, { ...input, caller, secret }), now);
  });

  api.mount(social.getSocialTicket, async ({ input, language, now }) => {
    const { provider, email, confirmedAt } = await getTicket(db, { ...input, now });
    const { name } = providerOf(provider);
    return { provider, name: name[language], email, confirmedAt: confirmedAt.toISOString() };
  });

  api.mount(social.signUpBySocial, async ({ input, address, device, language, now }) => {
    const caller = { address, device, language, now };
    return loggedIn(await signUpBySocial(db, { form: input, caller, secret }), now);
  });

  api.mount(social.listWaysIn, async ({ actor, language }) => {
    const { hasPassword, links } = await getWaysIn(db, actor);
    const linkOf = (name: string) => links.find(({ provider }) => provider === name);
    return {
      hasPassword,
      social: providers.map(({ provider, name }) => ({
        provider,
        name: name[language],
        linkedAt: linkOf(provider)?.linkedAt.toISOString() ?? null,
        usedAt: linkOf(provider)?.usedAt?.toISOString() ?? null,
      })),
    };
  });

  api.mount(social.unlinkSocialLogin, async ({ actor, input, language, now }) => {
    await unlinkSocialLogin(db, actor, { ...input, language, now });
    return null;
  });
}
