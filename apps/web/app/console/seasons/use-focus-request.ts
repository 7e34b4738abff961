import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldId } from '../../ui/form/field-context.ts';
import type { Place } from './plan/plan-edits.ts';
import { pathOf } from './plan/plan-path.ts';

/**
 * Brings focus to a field once the page shows it. The field is a path below what is chosen (`name.ko`), a selector
 * (`#guardian-form`), or `title` for the panel's heading.
 */
export function useFocusRequest(plan: SeasonPlan, chosen: Place | null): (field: string) => void {
  const [asked, setAsked] = useState<{ field: string } | null>(null);
  const latest = useRef({ plan, chosen });
  latest.current = { plan, chosen };
  useEffect(() => {
    if (!asked) return;
    const place = latest.current.chosen && pathOf(latest.current.plan, latest.current.chosen);
    const target = document.querySelector<HTMLElement>(selectorOf(asked.field, place));
    const folded = target?.closest('details');
    if (folded) folded.open = true;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return useCallback((field) => setAsked({ field }), []);
}

function selectorOf(field: string, place: string | null): string {
  if (field === 'title') return '[data-panel-title]';
  if (/^[#[]/.test(field)) return field;
  return `[id="${fieldId(place ? `${place}.${field}` : field)}"]`;
}
