import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../../ui/form-dialog/reason-dialog.tsx';
import { useConfirmed } from '../shell/use-confirmed.ts';

type Props = {
  /** Where it is sent, and what is asked beside the reason. */
  address: string;
  input: Record<string, unknown>;
  fileName: string;
  /** Said when it fails. */
  failed: string;
  title: string;
  body: string;
  submit: string;
  wide?: boolean;
  onClose: () => void;
  /** Between the words and the reason. */
  children?: ReactNode;
};

/** Downloads a file for a reason that stays on record, once it is certain who asks. */
export function ReasonedDownload({ address, input, fileName, failed, onClose, ...words }: Props) {
  const confirmed = useConfirmed();
  const [busy, setBusy] = useState(false);

  async function send(reason: string) {
    if (!(await confirmed())) return;
    setBusy(true);
    const { download } = await import('../../ui/feedback/download.ts');
    const got = await download(
      address,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...input, reason }),
        failed,
      },
      fileName,
    );
    setBusy(false);
    if (got) onClose();
  }
  return (
    <ReasonDialog
      {...words}
      busy={busy}
      problem={null}
      onSubmit={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
