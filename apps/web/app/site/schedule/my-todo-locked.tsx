import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '../../lib/dialogs.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import type { schedule as texts } from './schedule.ko.ts';
import styles from './schedule.module.css';

const LOGIN = '/auth/login?next=%2Fcontest%2Fschedule';

/** A visitor's way to what they have to do: usable after login, with an offer to go there (specification, section 5). */
export function MyTodoLocked() {
  const t = useTexts<typeof texts>('schedule');
  const navigate = useNavigate();
  async function ask(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const wantsLogin = await confirm({
      title: t('locked.title'),
      body: t('locked.question'),
      ok: t('locked.go'),
    });
    if (wantsLogin) await navigate(LOGIN);
  }
  return (
    <p className={styles.todo}>
      <ButtonLink variant="ink" icon="user" to={LOGIN} onClick={(event) => void ask(event)}>
        {t('locked.todo')}
      </ButtonLink>
    </p>
  );
}
