import type { MarketCount } from '@chulbal/contract/exhibition/exhibition';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Select } from '../../ui/form/select.tsx';
import layout from '../plan-editor/plan-editor.module.css';
import { NumberField } from '../seasons/fields/number-field.tsx';
import type { Builder } from './builder.ts';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';
import styles from './exhibition-admin.module.css';
import { stageName } from './finding-words.ts';

/** Ten points of a hundred, by quarters of the ranking, citizens over members of teams. */
const usual: Omit<MarketCount, 'trackNo' | 'stageNo'> = {
  by: 'rank',
  cap: 10,
  citizens: 60,
  peers: 40,
  bands: [
    { upTo: 10, points: 10 },
    { upTo: 30, points: 7.5 },
    { upTo: 60, points: 5 },
    { upTo: 100, points: 2.5 },
  ],
};

/** For which judged stages the totals count, and how. */
export function CountFields(builder: Builder) {
  const { plan, change, readOnly, stages } = builder;
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const judged = stages.filter((stage) => stage.judged);
  const isFree = ({ trackNo, stageNo }: { trackNo: number; stageNo: number }) =>
    !plan.counts.some((count) => count.trackNo === trackNo && count.stageNo === stageNo);
  const next = judged.findLast((stage) => stage.kind === 'final' && isFree(stage)) ?? judged.findLast(isFree);
  return (
    <section className={layout.part} aria-labelledby="at-counts">
      <h2 id="at-counts">{t('parts.counts')}</h2>
      <p className={layout.hint}>{t('parts.countsHint')}</p>
      {Object.entries(plan.counts).map(([place, count]) => (
        <Count key={place} {...builder} count={count} index={Number(place)} />
      ))}
      {!readOnly && next && (
        <Button
          size="sm"
          icon="plus"
          onClick={() => {
            const { trackNo, stageNo } = next;
            change({ counts: [...plan.counts, { trackNo, stageNo, ...usual }] });
          }}
        >
          {t('parts.addCount')}
        </Button>
      )}
    </section>
  );
}

function Count({
  plan,
  change,
  readOnly,
  stages,
  count,
  index,
}: Builder & { count: MarketCount; index: number }) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const language = useLanguage();
  const { by, bands, cap, citizens, peers } = count;
  const nameOfStage = (of: { trackNo: number; stageNo: number }) => stageName(stages, of, { t, language });
  const edit = (part: Partial<MarketCount>) =>
    change({ counts: plan.counts.map((one, place) => (place === index ? { ...one, ...part } : one)) });
  const editBand = (band: (typeof bands)[number], part: Partial<typeof band>) =>
    edit({ bands: bands.map((one) => (one === band ? { ...one, ...part } : one)) });
  const steps = Array.from({ length: cap * 2 + 1 }, (_, step) => step / 2);
  return (
    <fieldset className={styles.count} id={`at-counts.${index}`} tabIndex={-1} disabled={readOnly}>
      <div className={styles.row}>
        <Field label={t('count.stage')}>
          <Select
            value={`${count.trackNo}-${count.stageNo}`}
            onChange={(event) => {
              const [trackNo, stageNo] = event.currentTarget.value.split('-').map(Number);
              if (trackNo && stageNo) edit({ trackNo, stageNo });
            }}
            options={stages
              .filter((stage) => stage.judged)
              .map((stage) => ({ value: `${stage.trackNo}-${stage.stageNo}`, text: nameOfStage(stage) }))}
          />
        </Field>
        <FieldGroup label={t('count.by')}>
          <Segments
            name={`by-${index}`}
            value={by}
            onChange={(event) => edit({ by: event.currentTarget.value === 'share' ? 'share' : 'rank' })}
            choices={[
              { value: 'rank', text: t('count.rank') },
              { value: 'share', text: t('count.share') },
            ]}
          />
        </FieldGroup>
        <NumberField
          name={`cap-${index}`}
          label={t('count.cap')}
          unit={t('points')}
          value={cap}
          readOnly={readOnly}
          onSet={(value) => value !== null && value <= 100 && edit({ cap: value })}
        />
        <NumberField
          name={`citizens-${index}`}
          label={t('count.citizens')}
          hint={t('count.peers', { percent: peers })}
          unit={t('percent')}
          value={citizens}
          readOnly={readOnly}
          onSet={(value) => value !== null && value <= 100 && edit({ citizens: value, peers: 100 - value })}
        />
      </div>
      {by === 'share' ? (
        <p className={layout.hint}>{t('count.shareHint', { cap })}</p>
      ) : (
        <FieldGroup label={t('count.bands')}>
          <ul className={styles.bands}>
            {Object.entries(bands).map(([place, band]) => (
              <li key={place}>
                <NumberField
                  bare
                  name={`upTo-${index}-${place}`}
                  label={t('count.upTo')}
                  unit={t('percent')}
                  value={band.upTo}
                  readOnly={readOnly}
                  onSet={(upTo) => upTo !== null && upTo <= 100 && editBand(band, { upTo })}
                />
                <Select
                  aria-label={t('count.points')}
                  value={String(band.points)}
                  onChange={(event) => editBand(band, { points: Number(event.currentTarget.value) })}
                  options={[...new Set([...steps, band.points])].map((points) => ({
                    value: String(points),
                    text: t('count.pointsOf', { points }),
                  }))}
                />
                {!readOnly && (
                  <IconButton
                    icon="cross"
                    label={t('count.removeBand', { upTo: band.upTo })}
                    onClick={() => edit({ bands: bands.filter((one) => one !== band) })}
                  />
                )}
              </li>
            ))}
          </ul>
        </FieldGroup>
      )}
      {!readOnly && (
        <div className={styles.actions}>
          {by === 'rank' && (
            <Button
              size="sm"
              icon="plus"
              onClick={() => edit({ bands: [...bands, { upTo: 100, points: 0 }] })}
            >
              {t('count.addBand')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => change({ counts: plan.counts.filter((_, place) => place !== index) })}
          >
            {t('parts.removeCount', { name: nameOfStage(count) })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
