import type { SiteSettings } from '@chulbal/contract/site';
import { openPlaceholders, setupItems } from '@chulbal/contract/site-placeholders';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import type { overview as texts } from './overview.ko.ts';
import styles from './overview.module.css';
import { Panel } from './panel.tsx';

/** What a new installation says of who runs it, where people read it, and the way to its field; gone when all is filled in. */
export function SetupList({ settings }: { settings: SiteSettings }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const open = openPlaceholders(settings);
  if (open.length === 0) return null;
  const values = {
    ...settings,
    organisations: settings.organisations.map(({ name }) => name[language]).join(', '),
  };
  return (
    <div className={styles.today}>
      <Panel
        title={t('setup.title')}
        note={t('setup.note', { done: setupItems.length - open.length, all: setupItems.length })}
      >
        <ol className={styles.bar} aria-hidden="true">
          {setupItems.map((item) => (
            <li key={item} data-left={open.includes(item) || undefined}>
              {t(`setup.short.${item}`)}
            </li>
          ))}
        </ol>
        <ul className={styles.setup}>
          {setupItems.map((item) => {
            const left = open.includes(item);
            const act = t(left ? 'setup.fill' : 'setup.see');
            return (
              <li key={item}>
                <b>{t(`setup.items.${item}`)}</b>
                <span className={styles.value}>{values[item]}</span>
                <span className={styles.note}>{t(`setup.where.${item}`)}</span>
                <span className={left ? styles.left : styles.done}>
                  <DenseIcon name={left ? 'ring' : 'done'} />
                  {t(left ? 'setup.left' : 'setup.done')}
                </span>
                <ButtonLink
                  variant="line"
                  to={`/console/site#${item}`}
                  aria-label={`${t(`setup.items.${item}`)}: ${act}`}
                >
                  {act}
                </ButtonLink>
              </li>
            );
          })}
        </ul>
        <p className={styles.foot}>{t('setup.foot')}</p>
      </Panel>
    </div>
  );
}
