import { type EventPlan, eventMoments, type TicketSource, ticketSource } from '@chulbal/contract/events';
import { instantOfLocal, localText } from '../../../lib/korean-time.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { MomentInput } from '../../../ui/form/moment-input.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { BothLanguages } from '../../console/both-languages.tsx';
import type { eventDesk as texts } from './event-desk.ko.ts';
import styles from './event-desk.module.css';
import { NumberField } from './number-field.tsx';

/** What every part of the editor works with. */
export type EventEdit = {
  plan: EventPlan;
  readOnly: boolean;
  change: (part: Partial<EventPlan>) => void;
};

/** Name, times, hidden logos, tickets and the seed of an event. */
export function EventFields({ plan, readOnly, change }: EventEdit) {
  const t = useTexts<typeof texts>('eventDesk');
  return (
    <>
      <section className={styles.part} aria-labelledby="part-name">
        <Heading level={2} size="lg" id="part-name">
          {t('parts.name')}
        </Heading>
        <fieldset className={styles.fields} disabled={readOnly}>
          <BothLanguages
            label={t('eventName')}
            value={{ ko: plan.nameKo, en: plan.nameEn }}
            maxLength={40}
            error={() => undefined}
            onChange={({ ko, en }) => change({ nameKo: ko, nameEn: en })}
          />
        </fieldset>
      </section>
      <section className={styles.part} aria-labelledby="part-times">
        <Heading level={2} size="lg" id="part-times">
          {t('parts.times')}
        </Heading>
        <div className={styles.numbers}>
          {eventMoments.map((moment) => (
            <Field key={moment} label={t(`moments.${moment}`)} name={moment} required>
              <MomentInput
                value={plan[moment] === null ? '' : localText(plan[moment])}
                readOnly={readOnly}
                onChange={(text) => change({ [moment]: instantOfLocal(text) })}
              />
            </Field>
          ))}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="part-hunt">
        <Heading level={2} size="lg" id="part-hunt">
          {t('parts.hunt')}
        </Heading>
        <div className={styles.fields}>
          <Field label={t('pages')} hint={t('pagesHint')}>
            <TextArea
              rows={Math.max(4, plan.pages.length + 1)}
              readOnly={readOnly}
              defaultValue={plan.pages.join('\n')}
              onBlur={(event) => change({ pages: linesOf(event.currentTarget.value) })}
            />
          </Field>
          <div className={styles.numbers}>
            <NumberField
              label={t('detailOdds')}
              {...{ min: 0, max: 100, readOnly, value: plan.detailOdds }}
              onChange={(value) => change({ detailOdds: value ?? 0 })}
            />
            <NumberField
              label={t('findsNeeded')}
              {...{ max: 10, readOnly, value: plan.findsNeeded }}
              onChange={(value) => change({ findsNeeded: value ?? 1 })}
            />
          </div>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="part-tickets">
        <Heading level={2} size="lg" id="part-tickets">
          {t('parts.tickets')}
        </Heading>
        <div className={styles.fields}>
          {ticketSource.options.map((source) => (
            <SourceFields key={source} source={source} {...{ plan, readOnly, change }} />
          ))}
          <div className={styles.numbers}>
            <NumberField
              label={t('mostPerPerson')}
              {...{ max: 400, readOnly, value: plan.mostPerPerson }}
              onChange={(value) => change({ mostPerPerson: value ?? 1 })}
            />
            <NumberField
              label={t('recommendDays')}
              {...{ max: 90, readOnly, value: plan.recommendDays }}
              onChange={(value) => change({ recommendDays: value ?? 1 })}
            />
          </div>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="part-draw">
        <Heading level={2} size="lg" id="part-draw">
          {t('parts.draw')}
        </Heading>
        <fieldset className={styles.fields} disabled={readOnly}>
          <BothLanguages
            label={t('seedName')}
            hint={t('seedHint')}
            value={{ ko: plan.seedKo, en: plan.seedEn }}
            maxLength={120}
            error={() => undefined}
            onChange={({ ko, en }) => change({ seedKo: ko, seedEn: en })}
          />
          <div className={styles.numbers}>
            <NumberField
              label={t('seedDigits')}
              {...{ min: 4, max: 60, readOnly, value: plan.seedDigits }}
              onChange={(value) => change({ seedDigits: value ?? 4 })}
            />
            <NumberField
              label={t('claimDays')}
              {...{ max: 60, readOnly, value: plan.claimDays }}
              onChange={(value) => change({ claimDays: value ?? 1 })}
            />
          </div>
          <Checkbox
            label={t('onePrizeEach')}
            checked={plan.onePrizeEach}
            onChange={(event) => change({ onePrizeEach: event.currentTarget.checked })}
          />
        </fieldset>
      </section>
    </>
  );
}

function SourceFields({ source, plan, readOnly, change }: EventEdit & { source: TicketSource }) {
  const t = useTexts<typeof texts>('eventDesk');
  const row = plan.sources.find((one) => one.source === source);
  const others = plan.sources.filter((one) => one.source !== source);
  const set = (part: Partial<NonNullable<typeof row>>) =>
    row && change({ sources: plan.sources.map((one) => (one === row ? { ...one, ...part } : one)) });
  return (
    <div className={styles.box}>
      <Checkbox
        label={t(`source.${source}`)}
        note={t('uses')}
        strong
        disabled={readOnly}
        checked={row !== undefined}
        onChange={(event) =>
          change({
            sources: event.currentTarget.checked
              ? [...others, { source, amount: 1, most: 1, total: null }]
              : others,
          })
        }
      />
      {row && (
        <div className={styles.numbers}>
          <NumberField
            label={t('amount')}
            {...{ max: 10, readOnly, value: row.amount }}
            onChange={(value) => set({ amount: value ?? 1 })}
          />
          <NumberField
            label={t('most')}
            {...{ max: 100, readOnly, value: row.most }}
            onChange={(value) => set({ most: value ?? 1 })}
          />
          <NumberField
            label={t('total')}
            {...{ max: 10_000_000, readOnly, value: row.total }}
            onChange={(total) => set({ total })}
          />
        </div>
      )}
    </div>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
