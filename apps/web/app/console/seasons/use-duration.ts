import { useTexts } from '../../lib/use-texts.ts';
import type { seasonBuilder as texts } from './season-builder.ko.ts';

/** Hours in words: up to two days in hours, then in days. */
export function useDuration(): (hours: number) => string {
  const t = useTexts<typeof texts>('seasonBuilder');
  return (hours) =>
    hours < 48
      ? t('duration.hours', { count: hours })
      : t('duration.days', { count: Math.round(hours / 24) });
}
