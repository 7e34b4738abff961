import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { useBuilder } from '../builder-context.ts';
import { nameOf } from '../name-of.ts';
import { trackAt } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';

/** Number and names of a lane and a stage of the plan; what belongs to neither is the season’s. */
export function PlaceOf({ lane, stageNo }: { lane: number | null; stageNo: number | null }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan } = useBuilder();
  const track = trackAt(plan, lane ?? 0);
  const stage = track?.stages.find((one) => one.stageNo === stageNo);
  const names = [track && nameOf(track.name, language), stage && nameOf(stage.name, language)].filter(
    Boolean,
  );
  return (
    <>
      {lane !== null && <LaneNo lane={lane} size="sm" />}
      {names.length > 0 ? names.join(' · ') : t('season')}
    </>
  );
}
