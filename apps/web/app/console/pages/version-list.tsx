import type { WrittenPage } from '@chulbal/contract/pages/operators';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { fullDayText, fullMomentText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { pageCommand } from '../shell/commands.ts';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';

/** Every version of a page; one that is to come can be taken back. */
export function VersionList({ page }: { page: WrittenPage }) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const language = useLanguage();
  const isRead = page.page === 'terms' || page.page === 'privacy';
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <section className={styles.box} aria-labelledby="versions">
      <h2 id="versions">{t('versions')}</h2>
      <ol className={styles.versions}>
        {page.versions.map(({ version, state, effectiveAt, publishedAt, publishedBy, reason }) => (
          <li key={version}>
            <div>
              <b>{t('version', { version })}</b>{' '}
              <StateMark kind={state === 'inForce' ? 'ok' : 'off'}>{t(`state.${state}`)}</StateMark>
            </div>
            <small>
              {publishedAt && publishedBy
                ? t('by', { name: publishedBy, at: fullDayText(publishedAt, language) })
                : t('first')}
            </small>
            {state === 'coming' && <small>{fullMomentText(effectiveAt, language)}</small>}
            {reason && <small>{reason}</small>}
            <div className={styles.actions}>
              {isRead && (
                <ButtonLink variant="line" size="sm" to={`/fnb/${page.page}?version=${version}`}>
                  {t('see')}
                </ButtonLink>
              )}
              {state === 'coming' && (
                <Button variant="line" size="sm" onClick={() => setAsked(version)}>
                  {t('withdraw')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {asked !== null && (
        <ReasonCommand
          title={t('withdrawTitle', { version: asked })}
          body={t('withdrawText')}
          submit={t('withdraw')}
          danger
          length={reasonLengths.page}
          send={(reason) => pageCommand('withdraw', { page: page.page, version: asked, reason })}
          done={t('withdrawn')}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
