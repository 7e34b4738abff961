import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { confirm } from '../../../ui/feedback/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';

const seenDraft = (teamNo: number) => `draft-seen:${teamNo}`;

/**
 * A draft of an earlier visit: asks whether to load it; refusing deletes it, after asking once more
 * (specification, section 8). True once that is settled.
 */
export function useDraftOffer(discard: () => Promise<boolean>): boolean {
  const t = useTexts<typeof apply>('apply');
  const { data, view } = useApply();
  const { application } = data;
  const { teamNo } = view.content;
  const [answered, setAnswered] = useState(false);
  const asking = useRef(false);

  useEffect(() => {
    if (asking.current) return;
    asking.current = true;
    const found =
      application?.status === 'draft' &&
      application.role === 'leader' &&
      Object.keys(application.fields).length > 0 &&
      sessionStorage.getItem(seenDraft(application.teamNo)) === null;
    if (!found) {
      setAnswered(true);
      return;
    }
    const words = {
      title: t('offer.title'),
      body: t('offer.text'),
      ok: t('offer.load'),
      cancel: t('offer.delete'),
      focus: 'ok' as const,
    };
    void confirm(words).then(async (load) => {
      if (load || !(await discard())) toast.success(t('draft.loaded'));
      setAnswered(true);
    });
  }, [application, discard, t]);

  // From the first save on, and once it was answered, this visit knows the draft.
  useEffect(() => {
    if (answered && teamNo !== null) sessionStorage.setItem(seenDraft(teamNo), 'seen');
  }, [answered, teamNo]);
  return answered;
}
