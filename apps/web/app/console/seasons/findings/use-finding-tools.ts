import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { useBuilder } from '../builder-context.ts';
import { holidayNames } from '../holiday-names.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { useDuration } from '../use-duration.ts';

/** What contradictions are put in words with. */
export function useFindingTools() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const duration = useDuration();
  const { view } = useBuilder();
  const holidays = holidayNames(view.season.holidays, language);
  const fieldName = (field: string) => t(`field.${field as keyof typeof texts.field}`);
  return { t, language, duration, holidays, fieldName };
}
