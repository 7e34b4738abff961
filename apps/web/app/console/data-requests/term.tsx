import type { ListedRequest } from '@chulbal/contract/data-requests';
import { REQUEST_DAYS } from '@chulbal/contract/data-requests.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { DaySlots } from '../../ui/data/day-slots.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import type { dataRequests as texts } from './data-requests.ko.ts';

type Term = Pick<ListedRequest, 'day' | 'left' | 'extended' | 'dueOn'>;

/** The legal term, one slot a day: gone ones ink, today’s orange; twice as many where it was put off. */
export function Slots({ request: { day, extended } }: { request: Term }) {
  const t = useTexts<typeof texts>('dataRequests');
  const of = REQUEST_DAYS * (extended ? 2 : 1);
  return <DaySlots of={of} day={day} text={t('day', { day, of })} />;
}

/** D-3, the last day, or by how many days it is late; with the date. */
export function TermLeft({ request: { left, dueOn, extended } }: { request: Term }) {
  const t = useTexts<typeof texts>('dataRequests');
  const language = useLanguage();
  const text = left > 0 ? t('left', { count: left }) : left === 0 ? t('today') : t('over', { count: -left });
  return (
    <TwoLines
      note={`${t('until', { day: fullDayText(dueOn, language) })}${extended ? ` · ${t('extended')}` : ''}`}
    >
      <StateMark kind={left < 1 ? 'bad' : left <= 3 ? 'wait' : 'off'} icon={left < 1 ? 'stop' : 'clock'}>
        {text}
      </StateMark>
    </TwoLines>
  );
}
