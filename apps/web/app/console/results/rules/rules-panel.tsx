import { needsOf, unmetBy } from '@chulbal/contract/evaluation/sheet-needs.rules';
import { hasQuotas, selectedCount } from '@chulbal/contract/results/shapes.rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { useOperator } from '../../shell/use-operator.ts';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import { placesToShare, quotaSum, sameRules, withFactor, withPlaces } from './changed-rules.ts';
import { MarketRule } from './market-rule.tsx';
import { Quotas } from './quotas-rule.tsx';
import { Rule } from './rule.tsx';
import styles from './rules-panel.module.css';
import { Stepper } from './stepper.tsx';
import { TieOrder } from './tie-order.tsx';

const MOST_PLACES = 5000;

/** At the left: the rules as a what-if. Every change shows at once what it makes of the ranking. */
export function RulesPanel({ open }: { open: boolean }) {
  const t = useTexts<typeof texts>('results');
  const { data, past, rules, setRules, base, changed, unsaved, ask } = useResult();
  const { can } = useOperator();
  const readOnly = past !== null;
  const unmet = unmetBy(data.panelSize, needsOf(rules));
  const version = data.stage.version;
  return (
    <section
      className={styles.panel}
      aria-label={t('rulesTitle')}
      id="result-rules"
      data-open={open || undefined}
    >
      <div className={styles.top}>
        <h2>{t('rulesTitle')}</h2>
        {changed.length > 0 && !readOnly && (
          <TextButton onClick={() => setRules(base)}>
            {version > 0 ? t('back', { version }) : t('backSaved')}
          </TextButton>
        )}
        {changed.length === 0 && !readOnly && !sameRules(rules, data.usualRules) && (
          <TextButton onClick={() => setRules(data.usualRules)}>{t('usual')}</TextButton>
        )}
      </div>
      <Trim readOnly={readOnly} />
      <Rule
        parts={['bonus']}
        title={t('bonus')}
        on={rules.bonus.on}
        {...(readOnly
          ? {}
          : { onSwitch: (on: boolean) => setRules({ ...rules, bonus: { ...rules.bonus, on } }) })}
      >
        <p>{rules.bonus.on ? t('bonusOn', { max: rules.bonus.max }) : t('bonusOff')}</p>
        {rules.bonus.on && (
          <div className={styles.setting}>
            <span aria-hidden="true">{t('bonusMax')}</span>
            <Stepper
              label={t('bonusMax')}
              value={rules.bonus.max}
              from={0}
              to={10}
              readOnly={readOnly}
              onChange={(max) => setRules({ ...rules, bonus: { ...rules.bonus, max } })}
            />
          </div>
        )}
      </Rule>
      <MarketRule />
      <Rule
        parts={['cutLine']}
        title={t('cutLine')}
        control={
          <Stepper
            label={t('cutLine')}
            value={rules.cutLine}
            from={0}
            to={100}
            step={0.5}
            readOnly={readOnly}
            onChange={(cutLine) => setRules({ ...rules, cutLine })}
          />
        }
      >
        <p>{t(rules.cutLine > 0 ? 'cutNote' : 'cutOff')}</p>
      </Rule>
      <Rule
        parts={['minSheets']}
        title={t('minSheets')}
        control={
          <Stepper
            label={t('minSheets')}
            value={rules.minSheets}
            from={1}
            to={30}
            readOnly={readOnly}
            onChange={(minSheets) => setRules({ ...rules, minSheets })}
          />
        }
      >
        <p>{t('minNote')}</p>
        {unmet.includes('minSheets') && (
          <p className={styles.warn}>
            <DenseIcon name="warning" />
            {t('minUnmet', { size: data.panelSize, min: rules.minSheets })}
          </p>
        )}
      </Rule>
      <Rule parts={['tieOrder']} title={t('rulesTie')}>
        <TieOrder readOnly={readOnly} />
        <p>{t('tieNote')}</p>
      </Rule>
      <Selection readOnly={readOnly} />
      <Quotas readOnly={readOnly} />
      <Reserves readOnly={readOnly} />
      {unsaved.length > 0 && !readOnly && (
        <div className={styles.save}>
          <p>
            <DenseIcon name="warning" />
            {t('unsaved', { count: unsaved.length })}
          </p>
          {can('finaliseResults') ? (
            <Button
              size="sm"
              variant="ink"
              aria-disabled={quotaSum(rules) > placesToShare(rules)}
              onClick={() => ask({ what: 'rules' })}
            >
              {t('save')}
            </Button>
          ) : (
            <p>{t('readOnly')}</p>
          )}
          {data.request && <p>{t('held')}</p>}
        </div>
      )}
    </section>
  );
}

type PartProps = { readOnly: boolean };

function Trim({ readOnly }: PartProps) {
  const t = useTexts<typeof texts>('results');
  const { data, rules, setRules, view } = useResult();
  const { trim } = rules;
  const neverTrimmed = unmetBy(data.panelSize, needsOf(rules)).includes('trim');
  return (
    <Rule
      parts={['trim']}
      title={t('trim')}
      on={trim.on}
      {...(readOnly ? {} : { onSwitch: (on: boolean) => setRules({ ...rules, trim: { ...trim, on } }) })}
    >
      <p>{trim.on ? t('trimOn', { from: trim.from }) : t('trimOff')}</p>
      {trim.on && (
        <div className={styles.setting}>
          <span aria-hidden="true">{t('trimFrom')}</span>
          <Stepper
            label={t('trimFrom')}
            value={trim.from}
            from={3}
            to={30}
            readOnly={readOnly}
            onChange={(from) => setRules({ ...rules, trim: { ...trim, from } })}
          />
        </div>
      )}
      {neverTrimmed && (
        <p className={styles.warn}>
          <DenseIcon name="warning" />
          {t('trimUnmet', { size: data.panelSize, from: trim.from })}
        </p>
      )}
      {trim.on && view.plainMeans.length > 0 && (
        <p className={styles.warn}>
          <DenseIcon name="warning" />
          {t('plain', { count: view.plainMeans.length })}
        </p>
      )}
    </Rule>
  );
}

function Selection({ readOnly }: PartProps) {
  const t = useTexts<typeof texts>('results');
  const { rules, setRules } = useResult();
  const { select } = rules;
  const factor = select.kind === 'count' ? '1' : String(select.factor);
  return (
    <Rule
      parts={['select']}
      title={t('select')}
      control={
        <Stepper
          label={t('places')}
          value={placesToShare(rules)}
          from={0}
          to={MOST_PLACES}
          readOnly={readOnly}
          onChange={(places) => setRules(withPlaces(rules, places))}
        />
      }
    >
      {!readOnly && (
        <fieldset className={styles.factor} aria-label={t('factor')}>
          <Segments
            name="factor"
            value={factor}
            choices={[
              { value: '1', text: t('once') },
              { value: '2', text: t('twice') },
              { value: '3', text: t('thrice') },
            ]}
            onChange={(event) => {
              const times = Number(event.target.value);
              setRules(withFactor(rules, times === 1 ? null : times));
            }}
          />
        </fieldset>
      )}
      <p>{t('selectNote', { count: selectedCount(rules) })}</p>
    </Rule>
  );
}

function Reserves({ readOnly }: PartProps) {
  const t = useTexts<typeof texts>('results');
  const { rules, setRules } = useResult();
  const limited = rules.reserves !== null;
  return (
    <Rule
      parts={['reserves']}
      title={t('reserves')}
      control={
        limited && (
          <Stepper
            label={t('reserves')}
            value={rules.reserves ?? 0}
            from={0}
            to={MOST_PLACES}
            readOnly={readOnly}
            onChange={(reserves) => setRules({ ...rules, reserves })}
          />
        )
      }
    >
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={limited}
          disabled={readOnly}
          onChange={(event) => setRules({ ...rules, reserves: event.target.checked ? 10 : null })}
        />
        {t('reservesLimit')}
      </label>
      <p className={styles.under}>
        {rules.reserves === null
          ? t('reservesAll')
          : t(hasQuotas(rules) ? 'reservesSome' : 'reservesTotal', { count: rules.reserves })}
      </p>
    </Rule>
  );
}
