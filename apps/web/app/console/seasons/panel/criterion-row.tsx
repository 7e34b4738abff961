import { bandLevels } from '@chulbal/contract/evaluation/values';
import type { PlannedStage } from '@chulbal/contract/seasons/plan';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { NumberAt } from '../fields/number-at.tsx';
import { TextPairAt } from '../fields/text-pair-at.tsx';
import { nameOf } from '../name-of.ts';
import { shifted } from '../plan/plan-edits.ts';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import styles from './panel.module.css';
import parts from './parts.module.css';

const none = { ko: '', en: '' };
const noAnchors = { excellent: none, good: none, fair: none, poor: none };

type Rubric = NonNullable<PlannedStage['rubric']>;
type Props = {
  rubric: Rubric;
  at: number;
  path: string;
  /** Of the criterion with most points, 0 to 1. */
  share: number;
  onPut: (rubric: Rubric) => void;
};

/** One criterion: its name, its points as a bar and a number; opened, its words. */
export function CriterionRow({ rubric, at, path, share, onPut }: Props) {
  const t = useTexts<typeof texts>('seasonPanel');
  const language = useLanguage();
  const { readOnly } = useBuilder();
  const criterion = rubric[at];
  if (!criterion) return null;
  const put = (part: Partial<Rubric[number]>) => onPut(rubric.with(at, { ...criterion, ...part }));
  const name = nameOf(criterion.name, language) ?? t('rubric.unnamed');
  return (
    <li data-code={criterion.code}>
      <details className={parts.more} open={!criterion.name.ko || undefined}>
        <summary aria-label={t('rubric.edit', { name })}>
          {name}
          <span className={parts.bar} aria-hidden="true">
            <i style={{ '--share': `${share * 100}%` }} />
          </span>
        </summary>
        <div className={parts.fields}>
          <TextPairAt path={`${path}.name`} label={t('rubric.name')} />
          <TextPairAt path={`${path}.help`} label={t('rubric.help')} area />
          {criterion.anchors && (
            <fieldset className={parts.anchors}>
              <legend>{t('rubric.anchors')}</legend>
              <p className={styles.hint}>{t('rubric.anchorsHint')}</p>
              {bandLevels.map((level) => (
                <TextPairAt
                  key={level}
                  path={`${path}.anchors.${level}`}
                  label={t(`rubric.level.${level}`)}
                  area
                />
              ))}
            </fieldset>
          )}
          {!readOnly && (
            <div className={styles.small}>
              <Button size="sm" onClick={() => put({ anchors: criterion.anchors ? undefined : noAnchors })}>
                {t(criterion.anchors ? 'rubric.dropAnchors' : 'rubric.addAnchors')}
              </Button>
              <Button size="sm" onClick={() => onPut(shifted(rubric, at, -1))} aria-disabled={at === 0}>
                {t('rubric.up')}
              </Button>
              <Button
                size="sm"
                onClick={() => onPut(shifted(rubric, at, 1))}
                aria-disabled={at === rubric.length - 1}
              >
                {t('rubric.down')}
              </Button>
              <Button
                size="sm"
                variant="danger"
                onClick={() => onPut(rubric.filter((one) => one !== criterion))}
              >
                {t('rubric.remove')}
              </Button>
            </div>
          )}
        </div>
      </details>
      <NumberAt bare path={`${path}.points`} label={t('rubric.points', { name })} />
    </li>
  );
}
