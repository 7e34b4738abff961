import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { useBuilder } from '../builder-context.ts';
import { nameOf } from '../name-of.ts';
import { areasChanged, type ChangedArea } from '../plan/areas-changed.ts';
import { placeOf } from '../plan/plan-path.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { useTab } from '../use-tab.ts';

/** What can be done where the season is not saved: to the field that is wrong, and another try at once. */
export function SaveActs() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { view, editor, plan, choose, focusAt } = useBuilder();
  const [, setTab] = useTab();
  const { activity, fields } = view;
  if (activity !== 'unreached' && activity !== 'refused') return null;
  const [first] = Object.keys(fields);

  function goTo(path: string) {
    const place = placeOf(plan, path);
    const list = (['regions', 'choices', 'bonuses'] as const).find((name) => path.startsWith(`${name}.`));
    if (place) choose(place);
    setTab(list ?? 'lanes');
    focusAt(`#${CSS.escape(fieldId(path))}`);
  }

  return (
    <>
      {first && (
        <Button size="sm" onClick={() => goTo(first)}>
          {t('save.where')}
        </Button>
      )}
      <Button size="sm" onClick={() => void editor.save()}>
        {t('save.retry')}
      </Button>
    </>
  );
}

type Props = { open: boolean; onOpen: (open: boolean) => void };

/** Somebody else saved meanwhile: what they changed, what was changed here, and which of the two plans is to stay. */
export function SeasonConflict({ open, onOpen }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const wordsOf = useAreaWords();
  const { view, editor, plan } = useBuilder();
  const { activity, season } = view;
  const theirs = activity === 'conflict' ? view.theirs : null;
  const textOf = (areas: ChangedArea[]) => areas.map(wordsOf).join('\n') || t('conflict.nothing');
  return (
    <ConflictDialog
      open={open}
      onOpen={onOpen}
      conflicts={
        theirs
          ? [
              {
                path: 'plan',
                mine: textOf(areasChanged(season.plan, plan)),
                theirs: textOf(areasChanged(season.plan, theirs.plan)),
              },
            ]
          : []
      }
      words={{ text: t('conflict.lede'), mine: t('conflict.mine'), theirs: t('conflict.theirs') }}
      labelOf={() => t('conflict.whole', { year: plan.year })}
      textOf={(_path, text) => text}
      onSettle={([choice]) => {
        if (choice?.keep === 'theirs' && theirs) editor.adopt(theirs);
        else void editor.overwrite();
      }}
    />
  );
}

/** A part of the season that was changed, as people know it. */
function useAreaWords(): (area: ChangedArea) => string {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  return (area) => {
    if (area.kind !== 'track') return t(`conflict.area.${area.kind}`);
    const track = nameOf(area.name, language) ?? area.lane;
    const stages = area.stages.map((name) => nameOf(name, language)).filter(Boolean);
    if (area.how !== 'changed') return t(`conflict.track.${area.how}`, { track });
    return stages.length > 0
      ? t('conflict.track.stages', { track, stages: stages.join(', ') })
      : t('conflict.track.changed', { track });
  };
}
