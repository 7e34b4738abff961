import type { PrizePlan } from '@chulbal/contract/events/events';
import { prizeArts } from '@chulbal/contract/events/values';
import { oneOf } from '../../lib/one-of.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { NumberField } from '../plan-editor/number-field.tsx';
import type { eventAdmin as texts } from './event-admin.ko.ts';
import styles from './event-admin.module.css';
import type { EventEdit } from './event-fields.tsx';

/** The prizes in the order in which they are drawn. */
export function PrizeFields({ plan, readOnly, change }: EventEdit) {
  const t = useTexts<typeof texts>('eventAdmin');
  const { prizes } = plan;
  const set = (at: number, part: Partial<PrizePlan>) =>
    change({ prizes: prizes.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  function add() {
    const codes = new Set(prizes.map(({ code }) => code));
    const code = Array.from({ length: 100 }, (_, index) => `p${index + 1}`).find((one) => !codes.has(one));
    const fresh: PrizePlan = {
      ...{ code: code ?? 'p', ko: '', en: '', noteKo: '', noteEn: '', art: 'gift', count: 1, reserves: 1 },
    };
    change({ prizes: [...prizes, fresh] });
  }
  return (
    <section className={styles.part} aria-labelledby="at-prizes">
      <Heading level={2} size="lg" id="at-prizes">
        {t('parts.prizes')}
      </Heading>
      <div className={styles.fields}>
        {prizes.map((prize, index) => (
          <fieldset
            key={prize.code}
            id={`at-prizes.${index}`}
            tabIndex={-1}
            className={styles.box}
            disabled={readOnly}
          >
            <legend>{t('prize', { no: index + 1 })}</legend>
            <BothLanguages
              label={t('prizeName')}
              value={prize}
              maxLength={40}
              error={() => undefined}
              onChange={({ ko, en }) => set(index, { ko, en })}
            />
            <BothLanguages
              label={t('prizeNote')}
              value={{ ko: prize.noteKo, en: prize.noteEn }}
              maxLength={80}
              optional
              error={() => undefined}
              onChange={({ ko, en }) => set(index, { noteKo: ko, noteEn: en })}
            />
            <div className={styles.numbers}>
              <NumberField
                label={t('prizeCount')}
                {...{ max: 10_000, readOnly, value: prize.count }}
                onChange={(count) => set(index, { count })}
              />
              <NumberField
                label={t('prizeReserves')}
                {...{ min: 0, max: 10_000, readOnly, value: prize.reserves }}
                onChange={(reserves) => set(index, { reserves })}
              />
              <Field label={t('prizeArt')}>
                <Select
                  value={prize.art}
                  options={prizeArts.map((art) => ({ value: art, text: t(`art.${art}`) }))}
                  onChange={(event) =>
                    set(index, { art: oneOf(prizeArts, event.currentTarget.value) ?? prize.art })
                  }
                />
              </Field>
            </div>
            {!readOnly && (
              <Button
                size="sm"
                variant="danger"
                onClick={() => change({ prizes: prizes.filter((one) => one !== prize) })}
              >
                {t('removePrize', { no: index + 1 })}
              </Button>
            )}
          </fieldset>
        ))}
        {!readOnly && (
          <Button icon="plus" variant="line" onClick={add}>
            {t('addPrize')}
          </Button>
        )}
      </div>
    </section>
  );
}
