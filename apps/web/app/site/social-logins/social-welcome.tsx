import { useTexts } from '../../lib/use-texts.ts';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import styles from '../../ui/sign-in/ways-in.module.css';
import type { socialLogins as texts } from './social-logins.ko.ts';

type Props = { name: string; email: string | null };

/** To somebody who has come by a provider for the first time: what it told us, and what if they have an account. */
export function SocialWelcome({ name, email }: Props) {
  const t = useTexts<typeof texts>('socialLogins');
  return (
    <div className={styles.welcome}>
      <p>{t('welcome.noPassword')}</p>
      <DefinitionList
        facts={[
          {
            key: 'got',
            term: t('welcome.got', { name }),
            text: email ? (
              <>
                {t('welcome.gotEmail', { email })}
                <small className={styles.small}>{t('welcome.gotEmailNote')}</small>
              </>
            ) : (
              t('welcome.gotNothing')
            ),
          },
          { key: 'notTaken', term: t('welcome.notTaken'), text: t('welcome.notTakenList') },
        ]}
      />
      <div className={styles.note}>
        <b>{t('welcome.haveAccount')}</b>
        <p>{t('welcome.noMerge', { name })}</p>
        <MoreLink to="/auth/login" size="sm">
          {t('welcome.toLogin')}
        </MoreLink>
      </div>
    </div>
  );
}
