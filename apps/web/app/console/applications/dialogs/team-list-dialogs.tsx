import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { TeamListDialog } from '../team-list-context.ts';
import type { teamListDialogs as texts } from '../team-list-dialogs.ko.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { BulkActsDialog } from './bulk-acts-dialog.tsx';
import { teamsText } from './chosen-teams.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = {
  dialog: TeamListDialog | null;
  onClose: () => void;
  /** Something was done with the selected teams. */
  onDone: () => void;
};

/** The dialog that is open; the last one stays while it fades out. */
export function TeamListDialogs({ dialog, onClose, onDone }: Props) {
  const t = useTexts<typeof texts>('teamListDialogs');
  const [shown, setShown] = useState({ dialog, turn: 0 });
  if (dialog && dialog !== shown.dialog) setShown({ dialog, turn: shown.turn + 1 });
  const open = dialog !== null;
  const given = shown.dialog;
  if (!given) return null;
  const common = { open, onClose, key: shown.turn };
  const { key, ...frame } = common;
  const bulk = {
    ...frame,
    onDone: () => {
      onClose();
      onDone();
    },
  };
  switch (given.kind) {
    case 'verify':
      return <VerifyDialog key={key} {...bulk} chosen={given} />;
    case 'rejectAll':
      return (
        <RejectDialog
          key={key}
          {...bulk}
          chosen={given}
          place={null}
          body={t('reject.allBody', { teams: teamsText(t, given) })}
        />
      );
    case 'assign':
      return <AssignDialog key={key} {...bulk} chosen={given} />;
    case 'remind':
      return <RemindDialog key={key} {...bulk} chosen={given} />;
    case 'complete':
      return <CompletionDialog key={key} {...bulk} chosen={given} />;
    case 'reject':
      return (
        <RejectDialog
          key={key}
          {...frame}
          onDone={onClose}
          chosen={{ teams: [given.team] }}
          place={given.place}
          body={t('reject.body', { team: given.team.teamName, item: given.item })}
        />
      );
    case 'extend':
      return <ExtendDialog key={key} {...frame} team={given.team} />;
    case 'withdraw':
      return <WithdrawDialog key={key} {...frame} team={given.team} withdrawalId={given.withdrawalId} />;
    case 'compare':
      return <CompareDialog key={key} {...frame} team={given.team} other={given.other} />;
    case 'export':
      return <ExportDialog key={key} {...frame} />;
    case 'saveView':
      return <SaveViewDialog key={key} {...frame} />;
    case 'bulkActs':
      return <BulkActsDialog key={key} {...frame} />;
    case 'keys':
      return <KeysDialog key={key} {...frame} />;
  }
}
