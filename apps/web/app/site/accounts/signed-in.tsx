import { useEffect } from 'react';
import { tellSignedIn } from '../../lib/command/signed-in-windows.ts';
import { requireUser } from '../../lib/require-user.server.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { LinkPage } from '../../ui/layout/link-page.tsx';
import type { Route } from './+types/signed-in';
import type { accounts as texts } from './accounts.ko.ts';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export function loader() {
  return null;
}

/** `/auth/signed-in`: where a log-in ends that was made in a window of its own, beside a page that waits for it. */
export default function SignedIn() {
  const t = useTexts<typeof texts>('accounts');
  useEffect(tellSignedIn, []);
  return (
    <LinkPage title={t('signedIn.title')} heading={t('signedIn.heading')} id="signed-in" steps={[]}>
      <p>{t('signedIn.text')}</p>
      <ButtonLink to="/auth/mypage">{t('signedIn.mypage')}</ButtonLink>
    </LinkPage>
  );
}
