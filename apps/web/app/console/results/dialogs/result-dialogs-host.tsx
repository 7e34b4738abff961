import type { Asking } from '../result-context.ts';
import { ConfirmDialog, DeclineDialog } from './confirm-dialog.tsx';
import {
  ReopenDialog,
  TieDialog,
  VoidDialog,
  WaiveDialog,
  WaiveSheetsDialog,
  WithdrawDialog,
} from './decision-dialogs.tsx';
import { FileDialog } from './file-dialog.tsx';
import { FinaliseDialog } from './finalise-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { ScoresDialog } from './scores-dialog.tsx';

/** The dialog that is asked for, if any. */
export function ResultDialogsHost({ asking, onClose }: { asking: Asking | null; onClose: () => void }) {
  if (!asking) return null;
  switch (asking.what) {
    case 'rules':
      return <RulesDialog onClose={onClose} />;
    case 'finalise':
      return <FinaliseDialog onClose={onClose} />;
    case 'confirm':
      return <ConfirmDialog onClose={onClose} />;
    case 'decline':
      return <DeclineDialog onClose={onClose} />;
    case 'waive':
      return <WaiveDialog {...asking} onClose={onClose} />;
    case 'waiveSheets':
      return <WaiveSheetsDialog teamNos={asking.teamNos} onClose={onClose} />;
    case 'reopen':
      return <ReopenDialog onClose={onClose} />;
    case 'tie':
      return <TieDialog teamNos={asking.teamNos} onClose={onClose} />;
    case 'scores':
      return <ScoresDialog key={asking.teamNo} teamNo={asking.teamNo} onClose={onClose} />;
    case 'void':
      return <VoidDialog {...asking} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog teamNo={asking.teamNo} onClose={onClose} />;
    case 'file':
      return <FileDialog version={asking.version} onClose={onClose} />;
  }
}
