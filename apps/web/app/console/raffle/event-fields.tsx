import type { EventPlan, TicketSource } from '@chulbal/contract/events/events';
import { eventMoments, ticketSources } from '@chulbal/contract/events/values';
import { instantOfLocal, localText } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { NumberField } from '../plan-editor/number-field.tsx';
import type { PlanEdit } from '../plan-editor/use-plan.ts';
import type { eventAdmin as texts } from './event-admin.ko.ts';
import styles from './event-admin.module.css';

/** What every part of the editor works with. */
export type EventEdit = PlanEdit<EventPlan>;

/** Name, times, hidden logos, tickets and the seed of an event. */
export function EventFields({ plan, readOnly, change }: EventEdit) {
  const t = useTexts<typeof texts>('eventAdmin');
  return (
    <>
      <section className={styles.part} aria-labelledby="at-name">
        <Heading level={2} size="lg" id="at-name">
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
      <section className={styles.part} aria-labelledby="at-times">
        <Heading level={2} size="lg" id="at-times">
          {t('parts.times')}
        </Heading>
        <div className={styles.moments}>
          {eventMoments.map((moment) => (
            <Field key={moment} id={`at-${moment}`} label={t(`moments.${moment}`)} name={moment} required>
              <MomentInput
                value={plan[moment] === null ? '' : localText(plan[moment])}
                readOnly={readOnly}
                onChange={(text) => change({ [moment]: instantOfLocal(text) })}
              />
            </Field>
          ))}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="at-pages">
        <Heading level={2} size="lg" id="at-pages">
          {t('parts.hunt')}
        </Heading>
        <div className={styles.fields}>
          <Field label={t('pages')} hint={t('pagesHint')}>
            <TextArea
              rows={Math.max(4, plan.pages.length + 1)}
              readOnly={readOnly}
              defaultValue={plan.pages.join('\n')}
              onChange={(event) => change({ pages: linesOf(event.currentTarget.value) })}
            />
          </Field>
          <div className={styles.numbers}>
            <NumberField
              label={t('detailOdds')}
              {...{ min: 0, max: 100, readOnly, value: plan.detailOdds }}
              onChange={(detailOdds) => change({ detailOdds })}
            />
            <NumberField
              label={t('findsNeeded')}
              {...{ max: 10, readOnly, value: plan.findsNeeded }}
              onChange={(findsNeeded) => change({ findsNeeded })}
            />
          </div>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="at-sources">
        <Heading level={2} size="lg" id="at-sources">
          {t('parts.tickets')}
        </Heading>
        <div className={styles.fields}>
          {ticketSources.map((source) => (
            <SourceFields key={source} source={source} {...{ plan, readOnly, change }} />
          ))}
          <div className={styles.numbers}>
            <NumberField
              label={t('mostPerPerson')}
              {...{ max: 400, readOnly, value: plan.mostPerPerson }}
              onChange={(mostPerPerson) => change({ mostPerPerson })}
            />
            <NumberField
              label={t('recommendDays')}
              {...{ max: 90, readOnly, value: plan.recommendDays }}
              onChange={(recommendDays) => change({ recommendDays })}
            />
          </div>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="at-seed">
        <Heading level={2} size="lg" id="at-seed">
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
              onChange={(seedDigits) => change({ seedDigits })}
            />
            <NumberField
              label={t('claimDays')}
              {...{ max: 60, readOnly, value: plan.claimDays }}
              onChange={(claimDays) => change({ claimDays })}
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
  const t = useTexts<typeof texts>('eventAdmin');
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
            onChange={(amount) => set({ amount })}
          />
          <NumberField
            label={t('most')}
            {...{ max: 100, readOnly, value: row.most }}
            onChange={(most) => set({ most })}
          />
          <NumberField
            label={t('total')}
            {...{ max: 10_000_000, readOnly, value: row.total }}
            onChange={(total) => set({ total })}
            onEmpty={() => set({ total: null })}
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
