import { useFetcher } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import type { accounts as texts } from './accounts.ko.ts';
import styles from './mypage.module.css';

/** Mail to one's address came back: asks for another, until it is put off on this device. */
export function LostAddress({ email, seen }: { email: string; seen: string }) {
  const t = useTexts<typeof texts>('accounts');
  const later = useFetcher();
  return (
    <section aria-labelledby="lost-address" className={styles.lost}>
      <div>
        <h2 id="lost-address">{t('lost.title')}</h2>
        <p>{t('lost.text', { email })}</p>
      </div>
      <later.Form method="post" action="/auth/mypage" className={styles.acts}>
        <ButtonLink to="/auth/user-edit#profile" variant="ink">
          {t('lost.change')}
        </ButtonLink>
        <Button type="submit" variant="ghost" name="seen" value={seen} busy={later.state !== 'idle'}>
          {t('lost.later')}
        </Button>
      </later.Form>
    </section>
  );
}
