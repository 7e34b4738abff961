import {
  beginAuthenticator,
  renewRecoveryCodes,
  turnOffAuthenticator,
  turnOnAuthenticator,
} from '@chulbal/contract/authenticators';
import { data } from 'react-router';
import { type Visit, visitOf } from '../../lib/visit.server.ts';
import { type QrCode, qrCodeOf } from '../../ui/authenticators/qr-code.server.ts';
import { answerSignIn, type SignInReply, textOf } from '../../ui/sign-in/sign-in-reply.ts';
import type { Route } from './+types/authenticator-route';

/** What a form of the section is answered with: what is to be done next, or why nothing was done. */
export type AuthenticatorReply = SignInReply & {
  setup?: { secret: string; uri: string; qr: QrCode };
  codes?: string[];
  isOff?: true;
};

const privately = { 'cache-control': 'no-store' };

/** `POST /auth/authenticator`: sets one's own authenticator up, turns it on or off, and gives new recovery codes. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  visit.requireLogin();
  const form = await request.formData();
  try {
    const done = await answer(visit, form);
    return data<AuthenticatorReply>({ errors: {}, values: {}, ...done }, { headers: privately });
  } catch (error) {
    const { reply, status } = answerSignIn(error, visit.now);
    const { currentPassword: ownPassword, ...others } = reply.errors;
    const errors = ownPassword === undefined ? others : { ...others, ownPassword };
    return data<AuthenticatorReply>({ ...reply, errors }, { status, headers: privately });
  }
}

/** The password has a name of its own: the page has another form that asks for it. */
async function answer({ api }: Visit, form: FormData): Promise<Partial<AuthenticatorReply>> {
  const currentPassword = textOf(form, 'ownPassword');
  const totp = textOf(form, 'totp');
  const intent = textOf(form, 'intent');
  if (intent === 'begin') {
    const { totpSecret: secret, totpUri: uri } = await api(beginAuthenticator, { currentPassword });
    return { setup: { secret, uri, qr: qrCodeOf(uri) } };
  }
  if (intent === 'off') {
    await api(turnOffAuthenticator, { currentPassword, totp });
    return { isOff: true };
  }
  const { recoveryCodes: codes } = await (intent === 'on'
    ? api(turnOnAuthenticator, { totp })
    : api(renewRecoveryCodes, { currentPassword, totp }));
  return { codes };
}
