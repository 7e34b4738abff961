import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useBuilder } from './builder-context.ts';
import { BuilderIcon } from './builder-icon.tsx';
import type { seasonBuilder as texts } from './season-builder.ko.ts';
import styles from './season-page.module.css';

/** Beside the page's name: how much is to be fixed. */
export function SeasonStatus() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { found } = useBuilder();
  const blocks = found.filter(({ weight }) => weight === 'blocks').length;
  const warns = found.length - blocks;
  return (
    <p className={styles.status}>
      {blocks > 0 && (
        <span className={styles.bad}>
          <BuilderIcon name="stop" />
          <b>{t('state.blocks', { count: blocks })}</b>
        </span>
      )}
      {warns > 0 && (
        <span className={styles.warn}>
          <Icon name="warning" size="sm" />
          <b>{t('state.warns', { count: warns })}</b>
        </span>
      )}
    </p>
  );
}

/** What of the season is in force, and whether the plan has gone on since. */
export function SeasonInForce() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { view, readOnly } = useBuilder();
  const { status, rulesVersion, changed } = view.season;
  return (
    <p className={styles.inForce}>
      {status === 'draft' && t('state.draft')}
      {status === 'published' && t('state.published', { version: rulesVersion })}
      {status === 'finished' && t('state.finished')}
      {changed && status !== 'draft' && ` · ${t('state.changed')}`}
      {readOnly && ` · ${t('state.readOnly')}`}
    </p>
  );
}
