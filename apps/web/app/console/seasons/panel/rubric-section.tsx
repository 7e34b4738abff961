import { usualRubric } from '@chulbal/contract/evaluation/usual-rubric';
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
import { nameOf } from '../name-of.ts';
import { newCode } from '../plan/new-code.ts';
import { changeStage } from '../plan/plan-edits.ts';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import { CriterionRow } from './criterion-row.tsx';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';
import parts from './parts.module.css';

type Props = { track: PlannedTrack; stage: PlannedStage; path: string };
type Rubric = PlannedStage['rubric'];

/** The criteria of a judged stage with their points as bars, and whether they make 100. */
export function RubricSection({ track, stage, path }: Props) {
  const t = useTexts<typeof texts>('seasonPanel');
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
