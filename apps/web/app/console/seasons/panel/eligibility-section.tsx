import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useBuilder, usePlanValue } from '../builder-context.ts';
import { ChoiceAt, NumberAt } from '../fields/plan-fields.tsx';
import { nameOf } from '../name-of.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';
import parts from './parts.module.css';

/** Who may take part in a track. */
export function EligibilitySection({ track, path }: { track: PlannedTrack; path: string }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan } = useBuilder();
  const at = usePlanValue<string[]>(`${path}.eligibility.schoolTypes`);
  const known = plan.choices.tmSchoolType ?? [];
  const strangers = at.value.filter((code) => !known.some((choice) => choice.code === code));
  const types = [
    ...known.map(({ code, label }) => ({ code, name: nameOf(label, language) ?? code })),
    ...strangers.map((code) => ({ code, name: code })),
  ];

  function turn(code: string, on: boolean) {
    const chosen = on ? [...at.value, code] : at.value.filter((one) => one !== code);
    const order = types.map((type) => type.code);
    at.set(chosen.sort((one, other) => order.indexOf(one) - order.indexOf(other)));
  }

  return (
    <PanelSection title={t('track.who')} id="track-schools">
      <fieldset className={parts.checks}>
        <legend>{t('track.schools')}</legend>
        {types.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={at.value.includes(code)}
            disabled={at.readOnly}
            invalid={strangers.includes(code)}
            onChange={(event) => turn(code, event.target.checked)}
          />
        ))}
        <p className={styles.hint}>{types.length > 0 ? t('track.anySchool') : t('track.noSchools')}</p>
      </fieldset>
      <div className={styles.two}>
        <NumberAt
          nullable
          path={`${path}.eligibility.businessMonths`}
          label={t('track.months')}
          unit={t('track.monthUnit')}
        />
        <ChoiceAt
          path={`${path}.eligibility.nationality`}
          label={t('track.nationality')}
          options={(['any', 'foreign'] as const).map((value) => ({ value, text: t(`track.${value}`) }))}
        />
      </div>
      <p className={styles.hint}>{t('track.monthsHint')}</p>
      {plan.tracks.length > 1 && (
        <ChoiceAt
          numeric
          path={`${path}.topLane`}
          label={t('track.top')}
          none={t('track.noTop')}
          options={plan.tracks
            .filter(({ lane, topLane }) => lane !== track.lane && topLane === null)
            .map(({ lane, name }) => ({
              value: String(lane),
              text: `${lane} ${nameOf(name, language) ?? ''}`,
            }))}
        />
      )}
    </PanelSection>
  );
}
