import type { SocialProviderView } from '@chulbal/contract/social-logins';
import { useTexts } from '../../lib/use-texts.ts';
import styles from '../../ui/sign-in/ways-in.module.css';
import type { socialLogins as texts } from './social-logins.ko.ts';
import type { Trouble } from './trouble.ts';

type Props = {
  trouble: { trouble: Trouble; by: string } | null;
  providers: readonly SocialProviderView[];
  /** Where it is tried again; without it the note has no way on of its own. */
  search?: string;
};

/** What went wrong at a provider, and the way on. */
export function TroubleNote({ trouble, providers, search }: Props) {
  const t = useTexts<typeof texts>('socialLogins');
  const provider = providers.find(({ provider: one }) => one === trouble?.by);
  if (!trouble || !provider) return null;
  const { name } = provider;
  return (
    <div className={styles.trouble} role="alert">
      <b>{t(`trouble.${trouble.trouble}.title`, { name })}</b>
      <p>{t(`trouble.${trouble.trouble}.text`, { name })}</p>
      {search !== undefined && trouble.trouble !== 'unreachable' && (
        <a href={`/oauth/${provider.provider}${search}`}>{t('trouble.again', { name })}</a>
      )}
    </div>
  );
}
