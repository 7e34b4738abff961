import type { ErrorName } from '@chulbal/contract/errors';
import type { DocumentRule } from '@chulbal/contract/seasons/seasons';
import type { ReactNode } from 'react';
import { confirm } from '../../../lib/dialogs.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { formatBytes, formatBytesAbove } from '../../../ui/data/bytes.ts';
import { FileSlot } from '../../../ui/form/file-slot/file-slot.tsx';
import { useFocusInSlots } from '../../../ui/form/file-slot/use-focus-in-slots.ts';
import type { apply } from '../apply.ko.ts';
import styles from './documents.module.css';
import { acceptOf, fileProblem, isPaper, slotHint } from './file-check.ts';
import { saveStoredFile } from './save-stored-file.ts';
import type { UploadItem, Uploads } from './uploads.ts';

/** What a slot takes. */
export type SlotRule = Pick<DocumentRule, 'hint' | 'extensions' | 'maxBytes' | 'maxFiles'>;

/** A file that is there. */
export type PlacedFile = {
  serverFileName: string;
  slot: string;
  person?: string | undefined;
  name: string;
  size: number;
  sha256: string;
  byMember?: boolean | undefined;
};

type Props = {
  slot: string;
  /** Whose document it is: only theirs are shown, and what is picked is theirs. */
  person?: string | undefined;
  rule: SlotRule;
  label: string;
  required?: boolean | undefined;
  layout?: 'row' | 'block' | undefined;
  /** Field name of the first row; checklists lead to it. */
  name: string;
  files: readonly PlacedFile[];
  uploading: readonly UploadItem[];
  uploads: Pick<Uploads, 'add' | 'stop' | 'retry'>;
  /** What is wrong with a picked file, in the reader's words. */
  words: Partial<Record<ErrorName, string>>;
  disabled: boolean;
  error?: string | undefined;
  onRemove: (file: PlacedFile) => void;
  /** Where a member's own papers are read; the leader does not read them. */
  ownFrom?: string | undefined;
};

/** A slot: its files, those on their way, and a place for one more. */
export function SlotFiles(props: Props) {
  const { slot, person, rule, label, required, layout, name, uploads, words, disabled, error, onRemove } =
    props;
  const { ownFrom } = props;
  const t = useTexts<typeof apply>('apply');
  const stored = props.files.filter((file) => file.slot === slot && file.person === person);
  const onTheirWay = props.uploading.filter((item) => item.slot === slot && item.person === person);
  const waiting = onTheirWay.filter(({ state }) => state !== 'refused').length;
  const room = stored.length + waiting < rule.maxFiles;
  const refused = onTheirWay.some(({ state }) => state === 'refused');
  const slots = useFocusInSlots();
  const shared = { layout, accept: acceptOf(rule), paper: isPaper(slot), disabled, slots };

  const pick = (file: File) => {
    const problem = fileProblem(file, rule);
    uploads.add(slot, file, problem && sayWhy(problem, file), person);
  };

  function sayWhy(problem: ErrorName, { size }: File): string {
    const { maxBytes, extensions } = rule;
    if (problem === 'fileTooLarge') {
      return t('file.tooLarge', { size: formatBytesAbove(size, maxBytes), limit: formatBytes(maxBytes) });
    }
    if (problem === 'extensionRefused') {
      return t('file.otherKind', { kinds: extensions.join(', ').toUpperCase() });
    }
    return problem === 'fileBroken' ? t('file.empty') : (words[problem] ?? '');
  }

  async function remove(file: PlacedFile) {
    const sure = await confirm({
      title: t('file.removeTitle', { name: file.name }),
      ok: t('remove'),
      danger: true,
    });
    if (sure) onRemove(file);
  }

  const rows = [
    ...stored.map((file) => ({ key: file.serverFileName, file, item: null })),
    ...onTheirWay.map((item) => ({ key: String(item.id), file: null, item })),
  ];
  const labelOf = (index: number) => (index === 0 ? label : `${label} ${index + 1}`);
  const marks = (index: number) => (index > 0 ? {} : { required, optional: !required, hint: slotHint(rule) });

  return (
    <>
      {rows.map(({ key, file, item }, index) =>
        file ? (
          <FileSlot
            key={key}
            {...shared}
            {...marks(index)}
            label={labelOf(index)}
            name={index === 0 ? name : undefined}
            state={{ kind: 'stored', name: file.name, size: file.size }}
            onRemove={() => void remove(file)}
            onDownload={
              file.byMember && !ownFrom
                ? undefined
                : () => void saveStoredFile(file, t('file.downloadFailed'), ownFrom)
            }
          />
        ) : (
          <UploadRow
            key={key}
            {...shared}
            {...marks(index)}
            label={labelOf(index)}
            name={index === 0 ? name : undefined}
            item={item}
            uploads={uploads}
            onPick={pick}
          />
        ),
      )}
      {room && !refused && (
        <FileSlot
          {...shared}
          {...marks(rows.length)}
          label={rows.length === 0 ? label : t('file.another', { label })}
          name={rows.length === 0 ? name : undefined}
          state={{ kind: 'empty' }}
          error={rows.length === 0 ? error : undefined}
          onPick={pick}
        />
      )}
    </>
  );
}

type UploadRowProps = {
  item: UploadItem;
  uploads: Pick<Uploads, 'stop' | 'retry'>;
  label: string;
  name?: string;
  hint?: ReactNode;
  required?: boolean | undefined;
  optional?: boolean;
  accept: string;
  paper: boolean;
  disabled: boolean;
  slots: string;
  layout?: 'row' | 'block' | undefined;
  onPick: (file: File) => void;
};

/** A file on its way: how far it is, or why it stopped and what can be done. */
function UploadRow({ item, uploads, onPick, ...slot }: UploadRowProps) {
  const t = useTexts<typeof apply>('apply');
  const { id, name, state, loaded, total, message } = item;
  if (state === 'refused') {
    return <FileSlot {...slot} state={{ kind: 'refused', name, message }} onPick={onPick} />;
  }
  if (state === 'failed' || state === 'signedOut') {
    const why = t(state === 'failed' ? 'file.failed' : 'file.signedOut');
    return (
      <div className={styles.stopped}>
        <FileSlot {...slot} state={{ kind: 'refused', name, message: why }} onPick={onPick} />
        <div className={styles.again}>
          <Button size="sm" variant="ink" icon="retry" onClick={() => uploads.retry(id)}>
            {t('file.retry')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => uploads.stop(id)}>
            {t('file.giveUp')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <FileSlot
      {...slot}
      state={{ kind: 'uploading', name, loaded, total, held: state === 'held' }}
      onCancel={() => uploads.stop(id)}
    />
  );
}
