import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useBuilder } from '../builder-context.ts';
import { placeOf } from '../plan/plan-path.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { useTab } from '../use-tab.ts';
import styles from './save.module.css';

/** Why something is not saved, and what can be done about it. */
export function SaveProblem() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { view, editor, plan, choose, focusAt } = useBuilder();
  const [, setTab] = useTab();
  const { activity, message, fields } = view;
  if (activity !== 'unreached' && activity !== 'signedOut' && activity !== 'refused') return null;
  const [first] = Object.keys(fields);

  function goTo(path: string) {
    const place = placeOf(plan, path);
    const list = (['regions', 'choices', 'bonuses'] as const).find((name) => path.startsWith(`${name}.`));
    if (place) choose(place);
    setTab(list ?? 'lanes');
    focusAt(`#${CSS.escape(fieldId(path))}`);
  }

  return (
    <div className={styles.problem} role="alert">
      <Icon name="warning" size="sm" />
      <p>
        {activity === 'refused'
          ? t('save.refused', { message: (first && fields[first]) || (message ?? '') })
          : t(`save.${activity}`)}
      </p>
      {activity === 'signedOut' && (
        <ButtonLink size="sm" to="/console/login?next=%2Fconsole%2Fseasons" target="_blank">
          {t('save.logIn')}
        </ButtonLink>
      )}
      {first && (
        <Button size="sm" onClick={() => goTo(first)}>
          {t('save.where')}
        </Button>
      )}
      <Button size="sm" onClick={() => void editor.save()}>
        {t('save.retry')}
      </Button>
    </div>
  );
}
