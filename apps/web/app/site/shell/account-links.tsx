import { Form } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import type { header } from './header.ko.ts';

type Props = { loggedIn: boolean; secondaryClass?: string };

/** Log in and sign up, or log out (a POST: a GET never changes anything) and my page. */
export function AccountLinks({ loggedIn, secondaryClass }: Props) {
  const t = useTexts<typeof header>('header');
  if (loggedIn) {
    return (
      <>
        <Form method="post" action="/auth/logout" className={secondaryClass}>
          <button type="submit">{t('logout')}</button>
        </Form>
        <Link to="/auth/mypage">{t('myPage')}</Link>
      </>
    );
  }
  return (
    <>
      <Link className={secondaryClass} to="/auth/sign">
        {t('signUp')}
      </Link>
      <Link to="/auth/login">{t('login')}</Link>
    </>
  );
}
