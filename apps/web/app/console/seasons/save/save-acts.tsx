import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { useBuilder } from '../builder-context.ts';
import { placeOf } from '../plan/plan-path.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { useTab } from '../use-tab.ts';

/** What can be done where the season is not saved: to the field that is wrong, and another try at once. */
export function SaveActs() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { view, editor, plan, choose, focusAt } = useBuilder();
  const [, setTab] = useTab();
  const { activity, fields } = view;
  if (activity !== 'unreached' && activity !== 'refused') return null;
  const [first] = Object.keys(fields);

  function goTo(path: string) {
    const place = placeOf(plan, path);
    const list = (['regions', 'choices', 'bonuses'] as const).find((name) => path.startsWith(`${name}.`));
    if (place) choose(place);
    setTab(list ?? 'lanes');
    focusAt(`#${CSS.escape(fieldId(path))}`);
  }

  return (
    <>
      {first && (
        <Button size="sm" onClick={() => goTo(first)}>
          {t('save.where')}
        </Button>
      )}
      <Button size="sm" onClick={() => void editor.save()}>
        {t('save.retry')}
      </Button>
    </>
  );
}
