import type { SheetNeeds } from '@chulbal/contract/evaluation/sheet-needs';
import { unmetBy } from '@chulbal/contract/evaluation/sheet-needs.rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import type { panelStage as texts } from '../panel-stage.ko.ts';
import type { Place } from '../use-plan-editor.ts';

type Props = { place: Place; size: string; needs: SheetNeeds };

/** What panels of the size that stands in the field could never give the result, with the way to its rules. */
export function SizeUnmet({ place: { trackNo, stageNo }, size, needs }: Props) {
  const t = useTexts<typeof texts>('panelStage');
  const panelSize = Number(size);
  if (!Number.isInteger(panelSize) || panelSize < 1) return null;
  const unmet = unmetBy(panelSize, needs);
  if (unmet.length === 0) return null;
  return (
    <div role="status">
      {unmet.map((what) => (
        <FieldError key={what}>
          {what === 'minSheets'
            ? t('settings.unmet.minSheets', { size: panelSize, needs: needs.minSheets })
            : t('settings.unmet.trim', { size: panelSize, needs: needs.trimFrom ?? 0 })}
        </FieldError>
      ))}
      <TextLink to={`/console/results/${trackNo}/${stageNo}#result-rules`}>
        {t('settings.unmet.rules')}
      </TextLink>
    </div>
  );
}
