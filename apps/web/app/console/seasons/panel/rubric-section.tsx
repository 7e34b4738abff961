import { usualRubric } from '@chulbal/contract/evaluation/usual-rubric';
import { bandLevels } from '@chulbal/contract/evaluation/values';
import { RUBRIC_POINTS } from '@chulbal/contract/seasons/contradictions';
import { shares } from '@chulbal/contract/seasons/fixes';
import type { PlannedStage, PlannedTrack } from '@chulbal/contract/seasons/plan';
import { classNames } from '../../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderIcon } from '../builder-icon.tsx';
import { NumberAt, TextPairAt } from '../fields/plan-fields.tsx';
import { nameOf } from '../name-of.ts';
import { newCode } from '../plan/new-code.ts';
import { changeStage, shifted } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';
import parts from './parts.module.css';

type Props = { track: PlannedTrack; stage: PlannedStage; path: string };
type Rubric = PlannedStage['rubric'];

/** The criteria of a judged stage with their points as bars, and whether they make 100. */
export function RubricSection({ track, stage, path }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan, editor, readOnly } = useBuilder();
  const { rubric } = stage;
  const sum = rubric?.reduce((all, { points }) => all + points, 0) ?? 0;
  const fits = sum === RUBRIC_POINTS;
  const most = Math.max(1, ...(rubric ?? []).map(({ points }) => points));
  const others = plan.tracks.flatMap((one) =>
    one.stages.flatMap((other) =>
      other.rubric && other !== stage ? [{ track: one, stage: other, rubric: other.rubric }] : [],
    ),
  );

  function put(next: Rubric) {
    const place = { lane: track.lane, stageNo: stage.stageNo };
    editor.edit(null, (now) => changeStage(now, place, (one) => ({ ...one, rubric: next })));
  }
  function add() {
    const code = newCode('criterion', rubric?.map((criterion) => criterion.code) ?? []);
    const none = { ko: '', en: '' };
    put([...(rubric ?? []), { code, name: none, points: Math.max(0, RUBRIC_POINTS - sum), help: none }]);
  }
  function even() {
    const points = shares(rubric?.map((criterion) => criterion.points) ?? [], RUBRIC_POINTS);
    put(rubric?.map((criterion, at) => ({ ...criterion, points: points[at] ?? 0 })) ?? null);
  }

  return (
    <PanelSection
      title={t('rubric.title')}
      id="stage-rubric"
      aside={
        rubric && (
          <b className={classNames(parts.sum, fits ? parts.fits : parts.wrong)}>
            {fits ? <Icon name="check" size="sm" /> : <BuilderIcon name="stop" />}
            {t('rubric.sum', { sum })}
          </b>
        )
      }
    >
      {rubric ? (
        <ul className={parts.rubric}>
          {rubric.map((criterion, at) => (
            <CriterionRow
              key={criterion.code}
              rubric={rubric}
              at={at}
              path={`${path}.rubric.${at}`}
              share={criterion.points / most}
              onPut={put}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.hint}>{t('rubric.none')}</p>
      )}
      {!readOnly && (
        <div className={styles.small}>
          {rubric && rubric.length < 12 && (
            <Button size="sm" icon="plus" onClick={add}>
              {t('rubric.criterion')}
            </Button>
          )}
          {rubric && !fits && rubric.length > 0 && (
            <Button size="sm" onClick={even}>
              {t('rubric.even')}
            </Button>
          )}
          {!rubric && (
            <Button size="sm" icon="plus" onClick={() => put([...usualRubric])}>
              {t('rubric.add')}
            </Button>
          )}
          {others.length > 0 && (
            <Select
              aria-label={t('rubric.copy')}
              value=""
              placeholder={t('rubric.copy')}
              options={others.map((one, at) => ({
                value: String(at),
                text: t('rubric.from', {
                  track: nameOf(one.track.name, language) ?? one.track.lane,
                  stage: nameOf(one.stage.name, language) ?? '',
                }),
              }))}
              onChange={(event) => put(others[Number(event.target.value)]?.rubric ?? rubric)}
            />
          )}
          {rubric && (
            <Button size="sm" variant="danger" onClick={() => put(null)}>
              {t('rubric.drop')}
            </Button>
          )}
        </div>
      )}
    </PanelSection>
  );
}

const none = { ko: '', en: '' };
const noAnchors = { excellent: none, good: none, fair: none, poor: none };

type WrittenRubric = NonNullable<PlannedStage['rubric']>;
type CriterionRowProps = {
  rubric: WrittenRubric;
  at: number;
  path: string;
  /** Of the criterion with most points, 0 to 1. */
  share: number;
  onPut: (rubric: WrittenRubric) => void;
};

/** One criterion: its name, its points as a bar and a number; opened, its words. */
function CriterionRow({ rubric, at, path, share, onPut }: CriterionRowProps) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { readOnly } = useBuilder();
  const criterion = rubric[at];
  if (!criterion) return null;
  const put = (part: Partial<WrittenRubric[number]>) => onPut(rubric.with(at, { ...criterion, ...part }));
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
