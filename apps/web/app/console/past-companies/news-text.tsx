import type { TeamNews } from '@chulbal/contract/past-companies/operators';
import { pastEventKindNames } from '@chulbal/contract/past-companies/values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useLanguage } from '../../lib/use-texts.ts';
import { Exchange } from '../../ui/data/quote.tsx';

/** A line of news and what was said beside it, as it was written. */
export function NewsText({ news: { event, correction, answer } }: { news: TeamNews }) {
  const language = useLanguage();
  return (
    <Exchange answer={answer}>
      {event && (
        <p>
          <b>
            {fullDayText(event.day, language)} · {pastEventKindNames[event.kind][language]}
          </b>{' '}
          {event.title}
          {event.text && <span>{event.text}</span>}
        </p>
      )}
      {correction && <p>{correction}</p>}
    </Exchange>
  );
}
