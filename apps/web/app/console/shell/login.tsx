import { operatorLogin } from '@chulbal/contract/operators/operators';
import { data, redirect } from 'react-router';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { answerSignIn, textOf } from '../../ui/sign-in/sign-in-reply.ts';
import { StaffLogin } from '../../ui/sign-in/staff-login.tsx';
import type { Route } from './+types/login';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import { consolePath } from './console-path.ts';
import { ConsoleSignIn } from './console-sign-in.tsx';

export const handle: TextsHandle = { texts: ['ui-passkeys', 'ui-sign-in', 'saving'] };

export function loader({ context, url }: Route.LoaderArgs) {
  const next = url.searchParams.get('next');
  if (visitOf(context).who('operator')) throw redirect(consolePath(next));
  return { next: consolePath(next), search: next ? `?next=${encodeURIComponent(next)}` : '' };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, logIn, now } = visitOf(context);
  const form = await request.formData();
  const loginId = textOf(form, 'loginId');
  try {
    const answer = await api(operatorLogin, {
      loginId,
      password: textOf(form, 'password'),
      totp: textOf(form, 'totp'),
    });
    const { operatorInfo, ...tokens } = answer;
    logIn('operator', tokens, operatorInfo);
  } catch (error) {
    const { reply, status } = answerSignIn(error, now);
    return data({ ...reply, values: { loginId } }, { status });
  }
  return redirect(consolePath(url.searchParams.get('next')));
}

/** `/console/login` */
export default function ConsoleLogin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('consoleFrame');
  const { next, search } = loaderData;
  return (
    <ConsoleSignIn words={t('words')} note={t('note')}>
      <StaffLogin
        area="operator"
        id="loginId"
        words={{
          ...{ title: t('title'), lead: t(search ? 'needed' : 'lead'), id: t('loginId') },
          ...{ password: t('password'), submit: t('submit') },
        }}
        action={`/console/login${search}`}
        next={next}
        first={actionData}
        codeOf="everyone"
        help={t('help')}
      />
    </ConsoleSignIn>
  );
}
