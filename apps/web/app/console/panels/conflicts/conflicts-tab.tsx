import { fullDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { panelCommand } from '../../shell/commands.ts';
import type { BoardFacts } from '../board/board-context.ts';
import type { panels as texts } from '../panels.ko.ts';
import tab from '../stage.module.css';
import { StageDataState, useStageData } from '../stage-data-state.tsx';
import type { Place } from '../use-plan-editor.ts';
import { ConflictTable } from './conflict-table.tsx';
import { DecideDialog, type ExclusionRequest } from './decide-dialog.tsx';
import { EndConflictDialog } from './end-conflict-dialog.tsx';
import { RelationDialog } from './relation-dialog.tsx';

type Props = { place: Place; facts: BoardFacts; exclusions: readonly ExclusionRequest[]; may: boolean };

/** Who must not judge whom and why; what applicants ask for; relations that were declared. */
export function ConflictsTab({ place, facts, exclusions, may }: Props) {
  const t = useTexts<typeof texts>('panels');
  const conflicts = useStageData('conflicts', place);
  const [deciding, setDeciding] = useState<ExclusionRequest | null>(null);
  const [takingBack, setTakingBack] = useState<ExclusionRequest | null>(null);
  const [declaring, setDeclaring] = useState(false);
  return (
    <div className={tab.tabPage}>
      <section aria-labelledby="exclusions">
        <h2 id="exclusions">{t('exclusions.title')}</h2>
        <ExclusionList
          requests={exclusions}
          onDecide={may ? setDeciding : null}
          onTakeBack={may ? setTakingBack : null}
        />
      </section>
      <section aria-labelledby="conflicts">
        <div className={tab.head}>
          <h2 id="conflicts">{t('conflictsTitle')}</h2>
          {may && (
            <Button icon="plus" onClick={() => setDeclaring(true)}>
              {t('declare.open')}
            </Button>
          )}
        </div>
        <p className={tab.lede}>{t('conflictsLede')}</p>
        {conflicts.data ? (
          <ConflictTable conflicts={conflicts.data} may={may} onChanged={() => void conflicts.load()} />
        ) : (
          <StageDataState of={conflicts} />
        )}
      </section>
      {deciding && (
        <DecideDialog
          request={deciding}
          facts={facts}
          onClose={() => setDeciding(null)}
          onDone={() => void conflicts.load()}
        />
      )}
      {takingBack && (
        <EndConflictDialog
          act="takeBack"
          who={takingBack.evaluator?.name ?? ''}
          team={takingBack.teamName}
          send={(reason) =>
            panelCommand('takeBackExclusion', { exclusionId: takingBack.exclusionId, reason })
          }
          onClose={() => setTakingBack(null)}
          onDone={() => void conflicts.load()}
        />
      )}
      {declaring && (
        <RelationDialog
          facts={facts}
          onClose={() => setDeclaring(false)}
          onDone={() => void conflicts.load()}
        />
      )}
    </div>
  );
}

const marks = { open: 'wait', accepted: 'ok', refused: 'off', takenBack: 'off' } as const;

type ExclusionListProps = {
  requests: readonly ExclusionRequest[];
  /** Null for who may not decide. `onTakeBack` is about an accepted one. */
  onDecide: ((request: ExclusionRequest) => void) | null;
  onTakeBack: ((request: ExclusionRequest) => void) | null;
};

/** What applicants ask for, open requests first; decided ones with their answer. */
function ExclusionList({ requests, onDecide, onTakeBack }: ExclusionListProps) {
  const t = useTexts<typeof texts>('panels');
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
