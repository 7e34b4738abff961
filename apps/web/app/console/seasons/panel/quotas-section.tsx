import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { classNames } from '../../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { nameOf } from '../name-of.ts';
import { changeTrack } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { useTab } from '../use-tab.ts';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';
import parts from './parts.module.css';

/** Places of a track that are kept for regions. */
export function QuotasSection({ track }: { track: PlannedTrack }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan, editor, readOnly } = useBuilder();
  const [, setTab] = useTab();
  const sum = track.quotas.reduce((all, { places }) => all + places, 0);
  const over = sum > track.places;

  function put(regionCode: string, places: number | null) {
    editor.edit(`quota ${track.lane} ${regionCode}`, (now) =>
      changeTrack(now, track.lane, (one) => {
        const order = now.regions.map(({ code }) => code);
        const others = one.quotas.filter((quota) => quota.regionCode !== regionCode);
        const quotas = places === null ? others : [...others, { regionCode, places }];
        const place = (quota: { regionCode: string }) => order.indexOf(quota.regionCode);
        return { ...one, quotas: quotas.sort((a, b) => place(a) - place(b)) };
      }),
    );
  }

  return (
    <PanelSection
      title={t('track.quotas')}
      aside={
        sum > 0 && (
          <b className={classNames(parts.sum, over && parts.wrong)}>
            {t('track.quotaSum', { sum, places: track.places })}
          </b>
        )
      }
    >
      {plan.regions.length === 0 ? (
        <>
          <p className={styles.hint}>{t('track.noRegions')}</p>
          <Button size="sm" onClick={() => setTab('regions')}>
            {t('track.toRegions')}
          </Button>
        </>
      ) : (
        <ul className={parts.quotas}>
          {plan.regions.map(({ code, name }) => {
            const region = nameOf(name, language) ?? code;
            return (
              <li key={code}>
                <span>{region}</span>
                <NumberField
                  bare
                  nullable
                  name={`quotas.${track.lane}.${code}`}
                  label={t('track.quota', { region })}
                  placeholder={t('track.noQuota')}
                  unit={t('track.teamUnit')}
                  value={track.quotas.find(({ regionCode }) => regionCode === code)?.places ?? null}
                  readOnly={readOnly}
                  onSet={(places) => put(code, places)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </PanelSection>
  );
}
