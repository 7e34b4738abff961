import { usualRegions } from '@chulbal/contract/schools/usual-regions';
import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { classNames } from '../../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useBuilder } from '../builder-context.ts';
import { TextPairAt } from '../fields/plan-fields.tsx';
import { nameOf } from '../name-of.ts';
import { newCode } from '../plan/new-code.ts';
import { addRest, removeRegion, toggleSido } from '../plan/region-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { ListNotes } from './list-notes.tsx';
import styles from './lists.module.css';

const codes = Object.keys(sidos).sort((one, other) => Number(one) - Number(other)) as SidoCode[];

/** Regions of the season, and which of the 17 시·도 counts as which. */
export function RegionsTab() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan, editor, readOnly, focusAt } = useBuilder();
  const placed = new Set(plan.regions.flatMap((region) => region.sidos));
  const left = codes.filter((code) => !placed.has(code)).length;

  function add() {
    const code = newCode(
      'region',
      plan.regions.map((region) => region.code),
    );
    const region = { code, name: { ko: '', en: '' }, sidos: [] };
    editor.edit(null, (now) => ({ ...now, regions: [...now.regions, region] }));
    focusAt(`[data-code="${code}"] input`);
  }

  return (
    <div className={styles.tab}>
      <p className={styles.lede}>{t('regions.lede')}</p>
      <ListNotes kinds={['regionMissing', 'regionTwice']} />
      {plan.regions.length > 0 && (
        <p className={styles.count}>{left > 0 ? t('regions.left', { count: left }) : t('regions.all')}</p>
      )}
      <ul className={styles.cards}>
        {plan.regions.map((region, at) => (
          <Region key={region.code} region={region} at={at} left={left} />
        ))}
      </ul>
      {plan.regions.length === 0 && <p className={styles.none}>{t('regions.none')}</p>}
      {!readOnly && plan.regions.length < 17 && (
        <div className={styles.adds}>
          {plan.regions.length === 0 && (
            <Button
              variant="ink"
              onClick={() => editor.edit(null, (now) => ({ ...now, regions: [...usualRegions] }))}
            >
              {t('regions.usual')}
            </Button>
          )}
          <Button icon="plus" onClick={add}>
            {t('regions.add')}
          </Button>
        </div>
      )}
      {plan.regions.length === 0 && (
        <p className={styles.lede}>
          {t('regions.usualHint', { names: usualRegions.map(({ name }) => name[language]).join(', ') })}
        </p>
      )}
    </div>
  );
}

type RegionProps = { region: SeasonPlan['regions'][number]; at: number; left: number };

function Region({ region, at, left }: RegionProps) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan, editor, readOnly } = useBuilder();
  const name = nameOf(region.name, language) ?? t('regions.unnamed', { number: at + 1 });
  const owner = (code: string) => plan.regions.find((one) => one !== region && one.sidos.includes(code));

  return (
    <li data-code={region.code}>
      <div className={styles.cardHead}>
        <TextPairAt bare path={`regions.${at}.name`} label={t('regions.name')} />
        {!readOnly && (
          <IconButton
            icon="trash"
            label={t('remove', { name })}
            onClick={() => editor.edit(null, (now) => removeRegion(now, region.code))}
          />
        )}
      </div>
      <fieldset className={styles.sidos}>
        <legend>
          <VisuallyHidden>{t('regions.sidos', { name })}</VisuallyHidden>
        </legend>
        {codes.map((code) => {
          const mine = region.sidos.includes(code);
          const other = owner(code);
          return (
            <label key={code} className={classNames(mine && styles.mine, !mine && other && styles.others)}>
              <input
                type="checkbox"
                checked={mine}
                disabled={readOnly}
                onChange={() => editor.edit(null, (now) => toggleSido(now, region.code, code))}
              />
              {sidos[code][language]}
            </label>
          );
        })}
      </fieldset>
      {!readOnly && left > 0 && (
        <Button
          size="sm"
          aria-label={`${name}: ${t('regions.rest', { count: left })}`}
          onClick={() => editor.edit(null, (now) => addRest(now, region.code, codes))}
        >
          {t('regions.rest', { count: left })}
        </Button>
      )}
    </li>
  );
}
