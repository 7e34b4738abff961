import { Logo } from '../../art/logo.tsx';
import { dDay, momentText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useServerNow } from '../../lib/server-now.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { Link } from '../../ui/action/link.tsx';
import { LogOutForm } from '../../ui/action/log-out-form.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { usePointer } from './pointer-data.ts';
import type { pointerFrame as texts } from './pointer-frame.ko.ts';
import styles from './pointer-layout.module.css';

/** The bar on top: logo, which stage, when it closes, who is here. */
export function PointerBar() {
  const t = useTexts<typeof texts>('pointerFrame');
  const { brand } = useRootData();
  const { evaluator, stage } = usePointer();
  return (
    <header className={styles.bar}>
      <Link to="/pointer" className={styles.logo} aria-label={t('home', { brand })}>
        <Logo brand={brand} />
      </Link>
      {stage && (
        <p className={styles.where}>
          <LaneNo lane={stage.lane} size="sm" />
          <span className={styles.track}>{stage.trackName}</span>
          <b>{stage.stageName}</b>
        </p>
      )}
      <div className={styles.end}>
        {stage && <Deadline closesAt={stage.longer?.until ?? stage.closesAt} />}
        <span className={styles.name}>{t('name', { name: evaluator.name })}</span>
        <LanguageSwitch className={styles.language} />
        <LogOutForm action="/pointer/logout" to="/pointer/login">
          <button type="submit" className={styles.out} aria-label={t('logOut')} title={t('logOut')}>
            <LogOutIcon />
          </button>
        </LogOutForm>
      </div>
    </header>
  );
}

/** The closing of the stage, or of what can be judged for longer, and by the server's clock how many days are left. */
function Deadline({ closesAt }: { closesAt: string }) {
  const t = useTexts<typeof texts>('pointerFrame');
  const language = useLanguage();
  const { now: asked } = usePointer();
  const left = dDay(closesAt, useServerNow(60_000) ?? asked, language);
  return (
    <p className={styles.deadline}>
      <span className={styles.moment}>
        {t('deadline')} <time dateTime={closesAt}>{momentText(closesAt, language)}</time>
      </span>
      <b>{left ?? t('closed')}</b>
    </p>
  );
}

/** A door and the way out of it; always inside a named button. */
function LogOutIcon() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M6 2.8H3v10.4h3M10.3 5 13.3 8l-3 3M13 8H6.2"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
