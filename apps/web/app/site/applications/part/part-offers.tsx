import { useState } from 'react';
import type { Choice } from '../../../lib/autosave/edited.ts';
import { partCommand } from '../../../lib/command/commands.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import type { apply as texts } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { useFieldText } from '../form/use-field-text.ts';

/** What the leader typed in fields that the member had written: field by field the member chooses which text stays. */
export function PartOffers({ offered }: { offered: Readonly<Record<string, string>> }) {
  const t = useTexts<typeof texts>('apply');
  const { engine, fields } = useApply();
  const [open, setOpen] = useState(false);
  const [settled, setSettled] = useState(false);
  const words = useFieldText();
  const conflicts = Object.entries(offered)
    .map(([path, theirs]) => ({ path, mine: fields[path] ?? '', theirs }))
    .filter(({ mine, theirs }) => mine !== theirs);

  async function settle(choices: readonly Choice[]) {
    setSettled(true);
    const taken = choices
      .filter(({ keep }) => keep === 'theirs')
      .map(({ path }) => [path, offered[path] ?? '']);
    if (taken.length > 0) {
      engine.change(Object.fromEntries(taken));
      await engine.save();
    }
    await partCommand('settle', {});
  }

  if (settled) return null;
  return (
    <ConflictDialog
      open={open}
      onOpen={setOpen}
      conflicts={conflicts}
      words={{
        title: t('offers.title', { count: conflicts.length }),
        text: t('offers.text'),
        mine: t('offers.mine'),
        theirs: t('offers.theirs'),
      }}
      {...words}
      onSettle={(choices) => void settle(choices)}
    />
  );
}
