import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { companiesCommand } from '../shell/commands.ts';
import type { companiesAdmin as texts } from './companies-admin.ko.ts';

/** Takes a page out of sight, or shows it again; the reason goes to its team and into the log. */
export function HideCompany({ icNo, hidden }: { icNo: number; hidden: boolean }) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const [open, setOpen] = useState(false);
  const name = t(hidden ? 'review.show' : 'review.hide');
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {open && (
        <ReasonCommand
          title={name}
          body={t(hidden ? 'review.showBody' : 'review.hideBody')}
          submit={name}
          danger={!hidden}
          length={reasonLengths.companyHidden}
          letter
          hint={t('review.reasonHint')}
          send={(reason) => companiesCommand('hide', { icNo, hidden: !hidden, reason })}
          done={t(hidden ? 'review.showDone' : 'review.hideDone')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
