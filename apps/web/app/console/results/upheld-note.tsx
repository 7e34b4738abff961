import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { useOperator } from '../shell/use-operator.ts';
import { useResult } from './result-context.ts';
import styles from './result-page.module.css';
import type { results as texts } from './results.ko.ts';

/** Appeals that were upheld and are in no version yet: what can be changed, so that the next version takes them up. */
export function UpheldNote() {
  const t = useTexts<typeof texts>('results');
  const language = useLanguage();
  const { data, ask } = useResult();
  const { can } = useOperator();
  const { upheldAppeals, stage } = data;
  if (upheldAppeals.length === 0) return null;
  return (
    <section className={styles.waiting}>
      <div>
        <h2>
          <DenseIcon name="info" />
          {t('upheld.title', { count: upheldAppeals.length })}
        </h2>
        <p>{t('upheld.text', { version: stage.version + 1 })}</p>
        <ul className={styles.since}>
          {upheldAppeals.map(({ id, teamNo, teamName, number, decidedAt }) => (
            <li key={id}>
              <Button size="sm" variant="ghost" onClick={() => ask({ what: 'scores', teamNo })}>
                {t('upheld.team', { team: teamName, number })}
              </Button>{' '}
              {t('upheld.at', { at: momentText(decidedAt, language) })}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.waitingActs}>
        <ButtonLink to="/console/objections">{t('upheld.see')}</ButtonLink>
        {can('finaliseResults') && data.judgedUntil === null && (
          <Button onClick={() => ask({ what: 'reopen' })}>{t('upheld.reopen')}</Button>
        )}
      </div>
    </section>
  );
}
