import { blocking } from '@chulbal/contract/seasons/contradictions';
import { useTexts } from '../../lib/use-texts.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useBuilder } from './builder-context.ts';
import { fieldOf } from './findings/field-of.ts';
import type { seasonBuilder as texts } from './season-builder.ko.ts';
import styles from './season-page.module.css';
import { tabNames, useTab } from './use-tab.ts';

/** The parts of a season. A mark stands at those where something keeps it from being published. */
export function SeasonTabs() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { found } = useBuilder();
  const [tab, setTab] = useTab();
  const wrong = blocking(found).map((one) => (one.lane === null ? fieldOf(one).tab : 'lanes'));
  return (
    <nav aria-label={t('tabs.label')} className={styles.tabs}>
      {tabNames.map((name) => {
        const count = wrong.filter((one) => one === name).length;
        return (
          <button
            key={name}
            type="button"
            aria-current={name === tab ? 'page' : undefined}
            onClick={() => setTab(name)}
          >
            {t(`tabs.${name}`)}
            {count > 0 && name !== 'lanes' && (
              <>
                <i className={styles.dot} />
                <VisuallyHidden>{t('state.blocks', { count })}</VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
    </nav>
  );
}
