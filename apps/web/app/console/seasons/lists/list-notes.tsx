import type { ContradictionKind } from '@chulbal/contract/seasons/contradictions';
import { fixOf, keyOf } from '@chulbal/contract/seasons/fixes';
import { Button } from '../../../ui/action/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderIcon } from '../builder-icon.tsx';
import { fixWords, wordsOf } from '../findings/finding-words.ts';
import { useFindingTools } from '../findings/use-finding-tools.ts';
import panel from '../panel/panel.module.css';

/** What is wrong with a list of the season, with one-click fixes. */
export function ListNotes({ kinds }: { kinds: readonly ContradictionKind[] }) {
  const { plan, found, editor, readOnly } = useBuilder();
  const tools = useFindingTools();
  const notes = found.filter(({ kind }) => kinds.includes(kind)).slice(0, 6);
  if (notes.length === 0) return null;
  return (
    <ul className={panel.notes}>
      {notes.map((one) => {
        const fix = readOnly ? null : fixOf(plan, one);
        return (
          <li key={keyOf(one)}>
            <BuilderIcon name="stop" />
            <b>{wordsOf(plan, one, tools).title}</b>
            {fix && (
              <Button size="sm" onClick={() => editor.edit(null, () => fix.plan)}>
                {fixWords(plan, fix.step, tools)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
