import type { ApplicationView } from '@chulbal/contract/applications/applications';
import { useState } from 'react';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import type { ApplyData } from '../apply-data.ts';
import { DraftEngine, type DraftView } from './draft-engine.ts';
import { change, openDraft, type ServerDraft } from './draft-state.ts';
import { saveCallOf } from './save-call.ts';

/** A draft as a loader or a command gives it; before the first save there is none. */
export function serverDraftOf(application: ApplicationView | null): ServerDraft {
  if (!application) return { teamNo: null, version: 0, fields: {}, savedAt: null };
  const { teamNo, version, fields, savedAt } = application;
  return { teamNo, version, fields, savedAt };
}

/** The engine that saves this page's draft, and what it is doing. */
export function useDraft(data: ApplyData): { engine: DraftEngine; view: DraftView } {
  const t = useTexts<typeof apply>('apply');
  const [engine] = useState(() => {
    const draft = openDraft(serverDraftOf(data.application), data.seed);
    const kept = Object.keys(data.kept).length > 0 ? change(draft, data.kept) : draft;
    return new DraftEngine(
      kept,
      saveCallOf(data, () => toast.success(t('ask.offered'))),
    );
  });
  const view = useAutosave(engine, { logOut: '/auth/logout' });
  return { engine, view };
}
