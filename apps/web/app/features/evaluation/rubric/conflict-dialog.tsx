import type { CriterionView } from '@chulbal/contract/evaluation-views';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { Conflict } from '../sheet/sheet-state.ts';
import { criterionOf } from '../sheet/sheet-values.ts';
import styles from './rubric-foot.module.css';
import type { scoreSheet as texts } from './score-sheet.ko.ts';

type Keep = 'mine' | 'theirs';

type Props = {
  open: boolean;
  onOpen: (open: boolean) => void;
  rubric: readonly CriterionView[];
  conflicts: readonly Conflict[];
  onSettle: (choices: ReadonlyMap<string, Keep>) => void;
};

/** Two windows wrote different things: both values side by side, and which stays is chosen one by one. */
export function ConflictDialog({ open, onOpen, rubric, conflicts, onSettle }: Props) {
  const t = useTexts<typeof texts>('scoreSheet');
  const [kept, setKept] = useState<Readonly<Record<string, Keep>>>({});
  const count = conflicts.length;
  useEffect(() => {
    if (count > 0) onOpen(true);
  }, [count, onOpen]);

  const labelOf = (path: string): string => {
    const criterion = criterionOf(path);
    const name = rubric.find(({ code }) => code === criterion?.code)?.name ?? criterion?.code ?? '';
    if (criterion) return criterion.part === 'score' ? t('score', { name }) : t('note', { name });
    return path === 'commentTeam' ? t('team') : t('operators');
  };
  const textOf = (path: string, text: string) => {
    if (text === '') return t('conflict.empty');
    return criterionOf(path)?.part === 'score' ? t('conflict.points', { score: text }) : text;
  };

  function settle() {
    onSettle(new Map(conflicts.map(({ path }) => [path, kept[path] ?? 'mine'])));
    setKept({});
    onOpen(false);
  }

  return (
    <Modal
      open={open && count > 0}
      onClose={() => onOpen(false)}
      overlayCloses={false}
      title={t('conflict.title', { count })}
      actions={
        <Button variant="primary" onClick={settle}>
          {t('conflict.save')}
        </Button>
      }
    >
      <Stack gap={5}>
        <p>{t('conflict.text')}</p>
        {conflicts.map(({ path, mine, theirs }) => (
          <FieldGroup key={path} label={labelOf(path)}>
            <RadioGroup
              column
              name={`keep-${path}`}
              value={kept[path] ?? 'mine'}
              onChange={({ currentTarget }) => setKept({ ...kept, [path]: currentTarget.value as Keep })}
              choices={[
                {
                  value: 'mine',
                  text: <b className={styles.kept}>{textOf(path, mine)}</b>,
                  note: t('conflict.mine'),
                },
                {
                  value: 'theirs',
                  text: <b className={styles.kept}>{textOf(path, theirs)}</b>,
                  note: t('conflict.theirs'),
                },
              ]}
            />
          </FieldGroup>
        ))}
      </Stack>
    </Modal>
  );
}
