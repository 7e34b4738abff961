import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { BoardFacts } from '../board/board-context.ts';
import { panelCommand } from '../panel-commands.ts';
import type { panelConflicts as texts } from '../panel-conflicts.ko.ts';
import { StageDataState } from '../stage-data-state.tsx';
import tab from '../tab.module.css';
import type { Place } from '../use-plan-editor.ts';
import { useStageData } from '../use-stage-data.ts';
import { ConflictTable } from './conflict-table.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { EndConflictDialog } from './end-conflict-dialog.tsx';
import { ExclusionList } from './exclusion-list.tsx';
import type { ExclusionRequest } from './exclusion-request.ts';
import { RelationDialog } from './relation-dialog.tsx';

type Props = { place: Place; facts: BoardFacts; exclusions: readonly ExclusionRequest[]; may: boolean };

/** Who must not judge whom and why; what applicants ask for; relations that were declared. */
export function ConflictsTab({ place, facts, exclusions, may }: Props) {
  const t = useTexts<typeof texts>('panelConflicts');
  const conflicts = useStageData('conflicts', place);
  const [deciding, setDeciding] = useState<ExclusionRequest | null>(null);
  const [takingBack, setTakingBack] = useState<ExclusionRequest | null>(null);
  const [declaring, setDeclaring] = useState(false);
  return (
    <div className={tab.page}>
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
          <h2 id="conflicts">{t('title')}</h2>
          {may && (
            <Button icon="plus" onClick={() => setDeclaring(true)}>
              {t('declare.open')}
            </Button>
          )}
        </div>
        <p className={tab.lede}>{t('lede')}</p>
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
