import { instantOfLocal, localText } from '../../../lib/korean-time.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Popover } from '../../../ui/action/popover.tsx';
import { MomentInput } from '../../../ui/form/moment-input.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import { noConditions, valuesOf, withValues } from './conditions.ts';
import styles from './search-box.module.css';

/** Every condition by menus: what the chips say, without typing. A tick searches at once. */
export function FilterPanel() {
  const t = useTexts<typeof texts>('teamList');
  const { wanted, vocabulary, season, go } = useTeamList();
  const { conditions } = wanted;
  const name = t('filter.label');
  return (
    <Popover
      label={name}
      align="end"
      panelClassName={styles.panel}
      button={
        <>
          <DenseIcon name="filter" />
          <span data-wide>{t('filter.button')}</span>
        </>
      }
    >
      {() => (
        <>
          <div className={styles.groups}>
            {vocabulary
              .filter(({ values }) => values.length > 0)
              .map(({ field, values }) => {
                const chosen = valuesOf(conditions, field);
                const single = !Array.isArray(conditions[field as 'trackNo']);
                return (
                  <fieldset key={field} className={styles.group}>
                    <legend>{t(`field.${field}`)}</legend>
                    {values.map(({ value, text, lane }) => (
                      <label key={value} className={styles.choice}>
                        <input
                          type="checkbox"
                          checked={chosen.includes(value)}
                          onChange={(event) => {
                            const rest = single ? [] : chosen.filter((one) => one !== value);
                            const next = event.target.checked ? [...rest, value] : rest;
                            go({ conditions: withValues(conditions, field, next) });
                          }}
                        />
                        {lane !== undefined && <LaneNo lane={lane} size="sm" />}
                        <span>{text}</span>
                      </label>
                    ))}
                  </fieldset>
                );
              })}
            <fieldset className={styles.period}>
              <legend>{t('column.submittedAt')}</legend>
              {(['submittedFrom', 'submittedTo'] as const).map((end) => (
                <div key={end} className={styles.moment}>
                  <span aria-hidden="true">{t(end === 'submittedFrom' ? 'filter.from' : 'filter.to')}</span>
                  <MomentInput
                    aria-label={t(end === 'submittedFrom' ? 'filter.from' : 'filter.to')}
                    otherwise="00:00"
                    year={season.year}
                    value={conditions[end] && localText(conditions[end])}
                    onChange={(text) =>
                      go({ conditions: { ...conditions, [end]: instantOfLocal(text) ?? '' } })
                    }
                  />
                </div>
              ))}
            </fieldset>
          </div>
          <Button size="sm" onClick={() => go({ conditions: noConditions })}>
            {t('search.clear')}
          </Button>
        </>
      )}
    </Popover>
  );
}
