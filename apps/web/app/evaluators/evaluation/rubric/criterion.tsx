import { MOST_NOTE } from '@chulbal/contract/evaluation/values';
import type { CriterionView } from '@chulbal/contract/evaluation/views';
import { useId, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { judging as texts } from '../judging.ko.ts';
import { faultOf, noteOf, scoreOf } from '../sheet/sheet-values.ts';
import styles from './criterion.module.css';
import { useRubric } from './rubric-context.ts';
import { ScoreField } from './score-field.tsx';
import { stepped } from './score-keys.ts';
import { ScoreRail } from './score-rail.tsx';

/** One criterion: closed its name, score and note in a line; open everything that helps to score it. */
export function Criterion({ criterion, at }: { criterion: CriterionView; at: number }) {
  const { active, values, missing } = useRubric();
  const { code } = criterion;
  const score = values[scoreOf(code)] ?? '';
  const open = active === code;
  return (
    <section
      className={classNames(styles.criterion, open && styles.open, score === '' && styles.unscored)}
      aria-current={open ? 'step' : undefined}
      data-criterion={code}
      data-missing={missing.has(code) || undefined}
    >
      {open ? (
        <OpenCriterion criterion={criterion} at={at} score={score} />
      ) : (
        <ClosedCriterion criterion={criterion} score={score} />
      )}
    </section>
  );
}

function useScoring(criterion: CriterionView) {
  const { onChange, onActive, locked, active } = useRubric();
  const { code } = criterion;
  return (score: string) => {
    if (locked) return;
    if (active !== code) onActive(code);
    onChange({ [scoreOf(code)]: score });
  };
}

function useScoreWords({ points }: CriterionView, score: string): string {
  const t = useTexts<typeof texts>('judging');
  return score === '' ? t('sheetNoScore') : t('scoreText', { score, points });
}

function ClosedCriterion({ criterion, score }: { criterion: CriterionView; score: string }) {
  const t = useTexts<typeof texts>('judging');
  const { onActive, locked, values, missing } = useRubric();
  const { code, name, points, step } = criterion;
  const words = useScoreWords(criterion, score);
  const onScore = useScoring(criterion);
  const note = values[noteOf(code)];
  return (
    <>
      <h2 className={styles.head}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded="false"
          onClick={() => onActive(code, true)}
        >
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.score}>{score || t('noScoreShort')}</span>{' '}
          <small>{t('outOf', { points })}</small>
        </button>
      </h2>
      <ScoreRail
        label={t('score', { name })}
        valueText={words}
        score={score}
        points={points}
        step={step}
        active={false}
        disabled={locked !== null}
        onScore={onScore}
      />
      {missing.has(code) && score === '' && <FieldError>{t('missing')}</FieldError>}
      {note && <p className={styles.noteLine}>{note}</p>}
    </>
  );
}

type OpenProps = { criterion: CriterionView; at: number; score: string };

function OpenCriterion({ criterion, at, score }: OpenProps) {
  const t = useTexts<typeof texts>('judging');
  const { rubric, locked, values, onChange, missing } = useRubric();
  const { code, name, points, step, bands, help } = criterion;
  const words = useScoreWords(criterion, score);
  const onScore = useScoring(criterion);
  const [bandsOpen, setBandsOpen] = useState(true);
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const note = values[noteOf(code)] ?? '';
  const noteFault = faultOf(noteOf(code), note);
  const error = wrong ? t('notScore', { points, step }) : missing.has(code) && score === '' && t('missing');
  const scale = { points, half: step < 1 };
  const disabled = locked !== null;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <small>{t('sheetCriteria', { at, of: rubric.length })}</small>
        {bands.length > 0 && (
          <TextButton
            small
            aria-expanded={bandsOpen}
            aria-controls={`${id}-bands`}
            onClick={() => setBandsOpen(!bandsOpen)}
          >
            {t('bands')}
          </TextButton>
        )}
        <ScoreField
          criterion={criterion}
          score={score}
          disabled={disabled}
          onScore={onScore}
          errorId={error ? `${id}-error` : undefined}
          onWrong={setWrong}
        />
        <small>{t('outOf', { points })}</small>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles.railRow}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('down', { name, step })}
          disabled={disabled}
          onClick={() => onScore(stepped(score, -1, scale))}
        >
          <DenseIcon name="minus" />
        </button>
        <ScoreRail
          label={t('score', { name })}
          valueText={words}
          score={score}
          points={points}
          step={step}
          active
          disabled={disabled}
          onScore={onScore}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t('up', { name, step })}
          disabled={disabled}
          onClick={() => onScore(stepped(score, 1, scale))}
        >
          <DenseIcon name="plus" />
        </button>
        <Scale criterion={criterion} />
      </div>
      {help && <p className={styles.help}>{help}</p>}
      {bands.length > 0 && bandsOpen && <BandsTable criterion={criterion} score={score} id={`${id}-bands`} />}
      <textarea
        className={styles.note}
        rows={2}
        aria-label={t('sheetNote', { name })}
        aria-invalid={noteFault !== null || undefined}
        aria-describedby={noteFault ? `${id}-fault` : undefined}
        placeholder={disabled ? undefined : t('notePlaceholder')}
        value={note}
        readOnly={disabled}
        onChange={({ currentTarget }) => onChange({ [noteOf(code)]: currentTarget.value })}
      />
      {noteFault && <FieldError id={`${id}-fault`}>{t(noteFault, { max: MOST_NOTE })}</FieldError>}
    </>
  );
}

/** Where the levels begin, under the rail. */
function Scale({ criterion: { points, bands } }: { criterion: CriterionView }) {
  const marks = [...new Set([0, ...bands.map(({ from }) => from), points])].sort((a, b) => a - b);
  return (
    <div className={styles.scale} aria-hidden="true">
      {marks.map((mark) => (
        <span
          key={mark}
          style={{ left: `${(mark / points) * 100}%` }}
          data-tight={(mark < points && points - mark < points * 0.14) || undefined}
        >
          {mark}
        </span>
      ))}
    </div>
  );
}

type Props = { criterion: CriterionView; score: string; id: string };

/** What points mean what, best first; the level the score is in is marked. */
function BandsTable({ criterion: { name, bands }, score, id }: Props) {
  const t = useTexts<typeof texts>('judging');
  return (
    <ul
      className={styles.bands}
      data-anchors={bands.some(({ anchor }) => anchor) || undefined}
      id={id}
      aria-label={t('bandsOf', { name })}
    >
      {bands.map(({ level, from, to, anchor }) => {
        const hit = score !== '' && Number(score) >= from && Number(score) <= to;
        return (
          <li key={level} data-hit={hit || undefined}>
            <b>
              {from}–{to}
            </b>
            <span>{t(`band.${level}`)}</span>
            {anchor && <span className={styles.anchor}>{anchor}</span>}
            {hit && <VisuallyHidden>{t('hit')}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
