import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { useBuilder } from '../builder-context.ts';
import { holidayNames } from '../holiday-names.ts';
import type { seasonFindings as texts } from '../season-findings.ko.ts';
import type { seasonLists } from '../season-lists.ko.ts';
import { useDuration } from '../use-duration.ts';

/** What contradictions are put in words with. */
export function useFindingTools() {
  const t = useTexts<typeof texts>('seasonFindings');
  const lists = useTexts<typeof seasonLists>('seasonLists');
  const language = useLanguage();
  const duration = useDuration();
  const { view } = useBuilder();
  const holidays = holidayNames(view.season.holidays, language);
  const fieldName = (field: string) => lists(`field.${field as keyof typeof seasonLists.field}`);
  return { t, language, duration, holidays, fieldName };
}
