import { blocking } from '@chulbal/contract/seasons/contradictions';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useOperator } from '../../shell/use-operator.ts';
import { useBuilder } from '../builder-context.ts';
import type { seasonPublish as texts } from '../season-publish.ko.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** Puts the season in force; locked while something contradicts itself. */
export function PublishButton() {
  const t = useTexts<typeof texts>('seasonPublish');
  const { can } = useOperator();
  const { found, view, plan, editor, say } = useBuilder();
  const [open, setOpen] = useState(false);
  const blocks = blocking(found).length;
  const again = view.season.status !== 'draft';
  const upToDate = again && !view.season.changed && editor.isSaved;
  if (!can('publishSeason')) return null;
  const unsaved = ['refused', 'conflict', 'signedOut', 'unreached'].includes(view.activity);
  const why =
    blocks > 0
      ? t('locked', { count: blocks })
      : unsaved
        ? t('unsaved')
        : upToDate
          ? t('upToDate')
          : undefined;

  function press() {
    if (why === undefined) return setOpen(true);
    say(why);
    document.querySelector<HTMLElement>('#findings')?.focus();
  }

  return (
    <>
      <span title={why}>
        <Button
          variant={why === undefined && plan.tracks.length > 0 ? 'primary' : 'line'}
          icon={blocks > 0 || unsaved ? 'lock' : undefined}
          aria-disabled={why !== undefined}
          // a held button takes no press, but where something blocks this one leads there
          onClickCapture={press}
          aria-describedby={why ? 'publish-why' : undefined}
        >
          {again ? t('again') : t('first')}
        </Button>
        {why && (
          <span id="publish-why" hidden>
            {why}
          </span>
        )}
      </span>
      {open && <PublishDialog again={again} onClose={() => setOpen(false)} />}
    </>
  );
}
