import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { TextPairAt } from '../fields/text-pair-at.tsx';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';

/** Nothing is chosen: the season itself. */
export function SeasonPanel() {
  const t = useTexts<typeof texts>('seasonPanel');
  const { plan, view, askToFinish } = useBuilder();
  const stages = plan.tracks.reduce((sum, track) => sum + track.stages.length, 0);
  return (
    <>
      <PanelSection
        title={t('season.title')}
        aside={t('season.facts', { tracks: plan.tracks.length, stages })}
      >
        <TextPairAt path="name" label={t('season.name')} />
        {plan.tracks.length > 0 && <p className={styles.hint}>{t('season.hint')}</p>}
      </PanelSection>
      {askToFinish && view.season.status === 'published' && (
        <PanelSection title={t('season.finish')}>
          <p className={styles.hint}>{t('season.finishLede')}</p>
          <div className={styles.small}>
            <Button size="sm" onClick={askToFinish}>
              {t('season.finish')}
            </Button>
          </div>
        </PanelSection>
      )}
    </>
  );
}
