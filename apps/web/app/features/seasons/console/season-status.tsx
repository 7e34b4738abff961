import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useBuilder } from './builder-context.ts';
import { BuilderIcon } from './builder-icon.tsx';
import type { seasonBuilder as texts } from './season-builder.ko.ts';
import styles from './season-page.module.css';

/** Beside the page's name: how much is to be fixed, and what of the season is in force. */
export function SeasonStatus() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { found, view, readOnly } = useBuilder();
  const { status, rulesVersion, changed } = view.season;
  const blocks = found.filter(({ weight }) => weight === 'blocks').length;
  const warns = found.length - blocks;
  return (
    <p className={styles.status}>
      {blocks > 0 && (
        <span className={styles.bad}>
          <BuilderIcon name="stop" />
          {t('state.blocks', { count: blocks })}
        </span>
      )}
      {warns > 0 && (
        <span className={styles.warn}>
          <Icon name="warning" size="sm" />
          {t('state.warns', { count: warns })}
        </span>
      )}
      <span className={styles.plain}>
        {status === 'draft' && t('state.draft')}
        {status === 'published' && t('state.published', { version: rulesVersion })}
        {status === 'finished' && t('state.finished')}
      </span>
      {changed && status !== 'draft' && <span className={styles.plain}>{t('state.changed')}</span>}
      {readOnly && <span className={styles.plain}>{t('state.readOnly')}</span>}
    </p>
  );
}
