import type { AskedTeam, AskingStage } from '@chulbal/contract/materials/operators';
import { Suspense, useState } from 'react';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { DeadlineDialog } from '../applications/dialogs/deadline-dialog.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { askedTeams as texts } from './asked-teams.ko.ts';

type Props = {
  stage: AskingStage;
  /** One team; all that the stage asks without it. */
  team?: AskedTeam;
  /** The server's clock, ms. */
  now: number;
};

/** Takes material longer, of all teams of a stage or of one, with a reason; nothing without the right. */
export function ExtendButton({ stage, team, now }: Props) {
  const t = useTexts<typeof texts>('askedTeams');
  const language = useLanguage();
  const { can } = useOperator();
  const [open, setOpen] = useState(false);
  // every opening begins anew, and the last one stays while it fades out
  const [turn, setTurn] = useState(0);
  if (!can('workApplications')) return null;
  const { trackNo, stageNo, stageName } = stage;
  const standing = team?.closesAt ?? stage.deadline.closesAt;
  const of = t('extendOf', { stage: stageName, at: momentText(standing, language) });
  return (
    <>
      <Button
        size="sm"
        aria-label={`${team?.teamName ?? stageName} ${t('extend')}`}
        aria-haspopup="dialog"
        onClick={() => {
          setTurn(turn + 1);
          setOpen(true);
        }}
      >
        {t('extend')}
      </Button>
      {turn > 0 && (
        <Suspense>
          <DeadlineDialog
            key={turn}
            open={open}
            onClose={() => setOpen(false)}
            title={team ? t('extendTeam', { team: team.teamName }) : t('extendAll')}
            body={team ? of : `${t('extendNote')} ${of}`}
            putOff={{ trackNo, stageNo, teamNo: team?.teamNo ?? null, what: 'material' }}
            standing={standing}
            now={now}
          />
        </Suspense>
      )}
    </>
  );
}
