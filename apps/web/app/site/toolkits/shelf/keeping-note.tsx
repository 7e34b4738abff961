import { timeText } from '../../../lib/korean-time.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { toolkits as texts } from '../toolkits.ko.ts';
import styles from './shelf.module.css';
import type { Keeping } from './shelf.ts';

/** Where and when what is written was saved. `at` is the page to come back to after a log-in. */
export function KeepingNote({ keeping, at }: { keeping: Keeping; at: string }) {
  const t = useTexts<typeof texts>('toolkits');
  const { kind } = keeping;
  const well = kind === 'saved' || kind === 'device';
  const words =
    kind === 'refused'
      ? keeping.message || t('refused')
      : kind === 'saved' && keeping.at
        ? t('savedAt', { time: timeText(keeping.at) })
        : t(kind);
  return (
    <p className={styles.saved} role="status" data-state={kind}>
      {kind !== 'saving' && <Icon name={well ? 'check' : 'warning'} size="sm" />}
      <span>{words}</span>
      {kind === 'signedOut' && <TextLink to={logInAt(at)}>{t('logInAgain')}</TextLink>}
    </p>
  );
}

/** What a visitor gains by logging in. */
export function VisitorNote({ at }: { at: string }) {
  const t = useTexts<typeof texts>('toolkits');
  return (
    <p className={styles.note}>
      {t('visitor')} <TextLink to={logInAt(at)}>{t('shelfLogIn')}</TextLink>
    </p>
  );
}

/** The log-in that comes back to a page of this site. */
export function logInAt(at: string): string {
  return `/auth/login?next=${encodeURIComponent(at)}`;
}
