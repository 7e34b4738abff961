import type { PlannedStage, PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderIcon } from '../builder-icon.tsx';
import { ChoiceAt, MomentAt, TextAt } from '../fields/plan-fields.tsx';
import { nameOf } from '../name-of.ts';
import { stageKinds } from '../plan/new-parts.ts';
import { changeTrack, removeStage, shifted } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { isStageHeld } from '../stages-held.ts';
import styles from './lanes-table.module.css';

type Props = { track: PlannedTrack; stage: PlannedStage; at: number; path: string };

/** A stage as a row: its name, kind and every date, its place among the others. */
export function StageTableRow({ track, stage, at, path }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { editor, view, choose, found, readOnly, say } = useBuilder();
  const name = nameOf(stage.name, language) ?? t(`kind.${stage.kind}`);
  const place = { lane: track.lane, stageNo: stage.stageNo };
  const wrong = found.filter(
    (one) => one.lane === place.lane && one.stageNo === place.stageNo && one.weight === 'blocks',
  );
  const of = (what: string) => t('table.of', { name, what });
  const isHeld = isStageHeld(view.season, track, stage.stageNo);
  const points = stage.rubric?.reduce((sum, criterion) => sum + criterion.points, 0);
  const rubric = points === undefined ? t('table.none') : t('table.points', { points });

  function shift(direction: -1 | 1) {
    editor.edit(null, (plan) =>
      changeTrack(plan, track.lane, (one) => ({ ...one, stages: shifted(one.stages, at, direction) })),
    );
  }
  function remove() {
    editor.edit(null, (plan) => removeStage(plan, place));
    say(t('lanes.removed', { name }));
  }

  return (
    <tr data-wrong={wrong.length > 0 || undefined}>
      <th scope="row">
        <TextAt
          bare
          path={`${path}.name.${language}`}
          label={of(t('table.name'))}
          placeholder={nameOf(stage.name, language) ?? undefined}
        />
      </th>
      <td>
        <ChoiceAt
          bare
          path={`${path}.kind`}
          label={of(t('table.kind'))}
          options={stageKinds.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))}
        />
      </td>
      <td>
        <MomentAt bare path={`${path}.opensAt`} label={of(t('table.opens'))} otherwise="10:00" />
      </td>
      <td>
        <MomentAt bare path={`${path}.closesAt`} label={of(t('table.closes'))} otherwise="18:00" />
      </td>
      <td>
        <MomentAt bare path={`${path}.confirmBy`} label={of(t('table.confirmBy'))} otherwise="18:00" />
      </td>
      <td>
        <MomentAt bare path={`${path}.announcesAt`} label={of(t('table.announces'))} otherwise="14:00" />
      </td>
      <td className={styles.points}>
        <button
          type="button"
          onClick={() => choose(place, 'title')}
          aria-label={t('table.open', { name, rubric })}
        >
          {rubric}
        </button>
      </td>
      <td>
        <span className={styles.order}>
          {!readOnly && (
            <>
              <button
                type="button"
                aria-label={t('table.up', { name })}
                title={t('table.up', { name })}
                disabled={at === 0}
                onClick={() => shift(-1)}
              >
                <BuilderIcon name="up" />
              </button>
              <button
                type="button"
                aria-label={t('table.down', { name })}
                title={t('table.down', { name })}
                disabled={at === track.stages.length - 1}
                onClick={() => shift(1)}
              >
                <BuilderIcon name="down" />
              </button>
              <IconButton
                icon="trash"
                label={t('table.remove', { name })}
                onClick={remove}
                disabled={isHeld}
              />
            </>
          )}
        </span>
      </td>
    </tr>
  );
}
