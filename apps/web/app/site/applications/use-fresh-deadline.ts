import { useMemo, useState } from 'react';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useRefresh } from '../../lib/use-refresh.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { apply } from './apply.ko.ts';
import type { ApplyData, ApplyPlace } from './apply-data.ts';
import { completionNow, type DeadlineNews, withDeadline } from './deadline-news.ts';

/**
 * The page's data with the deadline that holds now and what the team is asked to complete: asked for every 40 s while
 * the page can be seen, and said where it is new. Nothing else is taken over, so that nothing typed is touched.
 */
export function useFreshDeadline(data: ApplyData): ApplyData {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const [news, setNews] = useState<DeadlineNews | null>(null);
  const fresh = useMemo(() => withDeadline(data, news), [data, news]);
  useRefresh(async () => {
    const found = await ask(data);
    if (!found) return;
    setNews(found);
    const { closesAt } = found.deadline;
    if (Date.parse(closesAt) > Date.parse(fresh.deadline.closesAt)) {
      toast.info(t('extended', { moment: momentText(closesAt, language) }));
    }
    const asked = found.completion;
    if (asked && !asked.answered && asked.message !== completionNow(fresh)?.message) {
      toast.info(t('completion.asked', { moment: momentText(asked.dueAt, language) }));
    }
  });
  return fresh;
}

async function ask({ track, stage }: ApplyPlace): Promise<DeadlineNews | null> {
  try {
    const reply = await fetch(`/apply/deadline/${track.trackNo}/${stage.stageNo}`, {
      headers: { accept: 'application/json' },
    });
    return reply.ok ? ((await reply.json()) as DeadlineNews) : null;
  } catch {
    return null;
  }
}
