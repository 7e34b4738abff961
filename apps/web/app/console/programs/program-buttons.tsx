import type { ProgramFacts } from '@chulbal/contract/programs/operators';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { useOperator } from '../shell/use-operator.ts';
import { ExportDialog } from '../table-export/export-dialog.tsx';
import type { applicants as texts } from './applicants.ko.ts';
import styles from './applicants.module.css';
import { MessageDialog } from './message-dialog.tsx';

/** What is done about all who take part: a letter to them, and their list as a file. */
export function ProgramButtons({ program, all }: { program: ProgramFacts; all: number }) {
  const t = useTexts<typeof texts>('applicants');
  const { can } = useOperator();
  const [open, setOpen] = useState<'message' | 'export' | null>(null);
  const { boardId, counts } = program;
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      {can('workApplications') && counts.placed > 0 && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('message')}>
          {t('message')}
        </Button>
      )}
      {can('exportApplications') && all > 0 && (
        <Button size="sm" icon="download" aria-haspopup="dialog" onClick={() => setOpen('export')}>
          {t('export')}
        </Button>
      )}
      {open === 'message' && <MessageDialog boardId={boardId} count={counts.placed} onClose={close} />}
      {open === 'export' && (
        <ExportDialog
          address="/console/programs/export"
          input={{ boardId }}
          fileName={`program-${boardId}-applicants`}
          title={t('exportTitle', { count: all })}
          body={t('exportBody')}
          onClose={close}
        />
      )}
    </div>
  );
}
