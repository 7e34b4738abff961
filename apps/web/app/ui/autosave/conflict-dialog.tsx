import { useEffect, useState } from 'react';
import type { autosave as texts } from '../../lib/autosave/autosave.ko.ts';
import type { Choice, Conflict } from '../../lib/autosave/edited.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { Modal } from '../feedback/modal.tsx';
import { FieldGroup } from '../form/field-group.tsx';
import { RadioGroup } from '../form/radio-group.tsx';
import { Stack } from '../layout/stack.tsx';
import styles from './autosave.module.css';

type Props = {
  open: boolean;
  onOpen: (open: boolean) => void;
  conflicts: readonly Conflict[];
  /** Where the two are other than what was written here and what was saved elsewhere. */
  words?: { title?: string; text: string; mine: string; theirs: string } | undefined;
  /** A path as a reader knows it, and a text at it. */
  labelOf: (path: string) => string;
  textOf: (path: string, text: string) => string;
  onSettle: (choices: readonly Choice[]) => void;
};

/** Two windows or two people wrote in the same fields: which text stays is chosen field by field. */
export function ConflictDialog({ open, onOpen, conflicts, words, labelOf, textOf, onSettle }: Props) {
  const t = useTexts<typeof texts>('autosave');
  const said = {
    title: t('conflicts.title'),
    text: t('conflicts.text'),
    mine: t('conflicts.mine'),
    theirs: t('conflicts.theirs'),
    ...words,
  };
  const [kept, setKept] = useState<Readonly<Record<string, Choice['keep']>>>({});
  const count = conflicts.length;
  useEffect(() => {
    if (count > 0) onOpen(true);
  }, [count, onOpen]);

  function settle() {
    onSettle(conflicts.map(({ path }) => ({ path, keep: kept[path] ?? 'mine' })));
    setKept({});
    onOpen(false);
  }

  const shown = (path: string, text: string) => (
    <span className={styles.text}>{text === '' ? t('conflicts.empty') : textOf(path, text)}</span>
  );
  return (
    <Modal
      open={open && count > 0}
      onClose={() => onOpen(false)}
      overlayCloses={false}
      title={said.title}
      actions={
        <Button variant="primary" onClick={settle}>
          {t('conflicts.save')}
        </Button>
      }
    >
      <Stack gap={5}>
        <p>{said.text}</p>
        {conflicts.map(({ path, mine, theirs }) => (
          <FieldGroup key={path} label={labelOf(path)}>
            <RadioGroup
              column
              name={`keep-${path}`}
              value={kept[path] ?? 'mine'}
              onChange={({ currentTarget }) =>
                setKept({ ...kept, [path]: currentTarget.value as Choice['keep'] })
              }
              choices={[
                { value: 'mine', text: said.mine, note: shown(path, mine) },
                { value: 'theirs', text: said.theirs, note: shown(path, theirs) },
              ]}
            />
          </FieldGroup>
        ))}
      </Stack>
    </Modal>
  );
}
