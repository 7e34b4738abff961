import { fullDayText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import type { panelConflicts as texts } from '../panel-conflicts.ko.ts';
import tab from '../tab.module.css';
import type { ExclusionRequest } from './exclusion-request.ts';

const marks = { open: 'wait', accepted: 'ok', refused: 'off', takenBack: 'off' } as const;

type Props = {
  requests: readonly ExclusionRequest[];
  /** Null for who may not decide. `onTakeBack` is about an accepted one. */
  onDecide: ((request: ExclusionRequest) => void) | null;
  onTakeBack: ((request: ExclusionRequest) => void) | null;
};

/** What applicants ask for, open requests first; decided ones with their answer. */
export function ExclusionList({ requests, onDecide, onTakeBack }: Props) {
  const t = useTexts<typeof texts>('panelConflicts');
  const language = useLanguage();
  if (requests.length === 0) return <p className={tab.lede}>{t('exclusions.none')}</p>;
  return (
    <ul className={tab.list}>
      {requests.map((request) => (
        <li key={request.exclusionId} className={tab.item}>
          <div>
            <b>
              {request.teamName} <small>{request.number}</small>
            </b>
            <p>{t('exclusions.asks', { who: request.evaluatorText })}</p>
            <p className={tab.quiet}>{request.reason}</p>
            {request.state !== 'open' && (
              <p className={tab.answer}>
                {request.evaluator && `${t('exclusions.meant', { who: request.evaluator.name })} `}
                {request.answer}
                {request.decidedBy &&
                  ` (${request.decidedBy}, ${fullDayText(request.decidedAt ?? request.askedAt, language)})`}
              </p>
            )}
            {request.takenBack && (
              <p className={tab.answer}>
                <b>{t('exclusions.takenBack')}</b> {request.takenBack.reason} ({request.takenBack.by},{' '}
                {fullDayText(request.takenBack.at, language)})
              </p>
            )}
          </div>
          <div className={tab.decided}>
            <StateMark kind={marks[request.state]}>{t(`exclusions.state.${request.state}`)}</StateMark>
            <span className={tab.quiet}>{fullDayText(request.askedAt, language)}</span>
            {request.state === 'open' && onDecide && (
              <Button
                size="sm"
                onClick={() => onDecide(request)}
                aria-label={`${t('exclusions.decide')}: ${request.teamName}`}
              >
                {t('exclusions.decide')}
              </Button>
            )}
            {request.state === 'accepted' && onTakeBack && (
              <TextButton
                onClick={() => onTakeBack(request)}
                aria-label={`${t('takeBack.open')}: ${request.teamName}`}
              >
                {t('takeBack.open')}
              </TextButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
