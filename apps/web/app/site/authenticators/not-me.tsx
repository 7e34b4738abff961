import { getAuthenticatorReset, stopAuthenticatorReset } from '@chulbal/contract/authenticators';
import { data, Form, redirect, useNavigation } from 'react-router';
import { problemOf } from '../../lib/api-error.ts';
import { momentText } from '../../lib/korean-time.ts';
import { heldToken, pastedToken, privately, takeToken } from '../../lib/link-token.server.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import type { authenticators as texts } from '../../ui/authenticators/authenticators.ko.ts';
import { LinkPage } from '../../ui/layout/link-page.tsx';
import { LinkAsked } from '../../ui/personal-link/link-asked.tsx';
import { LinkGate } from '../../ui/personal-link/link-gate.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import type { Lost } from '../../ui/sign-in/form-reply.ts';
import type { Route } from './+types/not-me';

const page = { path: '/auth/not-me', cookie: 'notMeLink', under: '/auth' };

export function headers(): Record<string, string> {
  return privately;
}

export const handle: TextsHandle = { texts: ['ui-authenticators', 'ui-personal-link'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const token = await heldToken(page, visit, request);
  if (!token) return { opened: false, removesAt: null };
  const found = await visit.attempt(getAuthenticatorReset, { token });
  if (!found.ok && (found.error.status >= 500 || found.error.status === 429)) throw found.error;
  return { opened: true, removesAt: found.ok ? found.data.removesAt : null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  await takeToken(page, visit, form.get('token') ?? pastedToken(form.get('link')));
  if (form.has('link')) return data({ pasted: false, stopped: false }, { status: 422 });
  const token = (await heldToken(page, visit, request)) ?? '';
  const done = await visit.attempt(stopAuthenticatorReset, { token });
  // Said again there is nothing left to stop.
  if (!done.ok && problemOf(done.error).name !== 'linkExpired') throw done.error;
  if (!done.ok) throw redirect(page.path);
  return data({ pasted: true, stopped: true });
}

/** `/auth/not-me#token=`: the owner of an account stops what somebody else has asked for. */
export default function NotMe(props: Route.ComponentProps) {
  return (
    <LinkGate action={page.path}>
      <Opened {...props} />
    </LinkGate>
  );
}

function Opened({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('authenticators');
  const { opened, removesAt } = loaderData;
  const language = useLanguage();
  const at = removesAt ? momentText(removesAt, language) : '';
  const busy = useNavigation().state !== 'idle';
  const answer = actionData as typeof actionData | Lost;
  const lost = answer && 'problem' in answer ? answer.problem.message : undefined;
  const refused = actionData?.pasted === false;
  if (refused || !opened) return <LinkAsked title={t('notMe.title')} action={page.path} refused={refused} />;
  const state = actionData?.stopped ? 'stopped' : removesAt ? 'asked' : 'gone';
  return (
    <LinkPage title={t('notMe.title')} heading={t(`notMe.${state}.heading`)} id="not-me" steps={[]}>
      <p>{t(`notMe.${state}.text`, { at })}</p>
      {state === 'asked' ? (
        <Form method="post" action={page.path}>
          <FormMessage message={lost} />
          <Button type="submit" name="intent" value="stop" variant="primary" size="lg" block busy={busy}>
            {t('notMe.asked.go')}
          </Button>
        </Form>
      ) : (
        <ButtonLink to="/auth/login-help">{t('notMe.password')}</ButtonLink>
      )}
    </LinkPage>
  );
}
