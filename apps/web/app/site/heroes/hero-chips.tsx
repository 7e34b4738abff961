import { heroKindNames, heroKinds } from '@chulbal/contract/heroes.values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Chips } from '../../ui/data/chips.tsx';
import type { HeroFilters } from './hero-filters.ts';
import type { heroes as texts } from './heroes.ko.ts';
import styles from './heroes.module.css';
import type { MapRegion } from './map-regions.ts';

type Props = {
  filters: HeroFilters;
  regions: readonly MapRegion[];
  /** Stories of the chosen field everywhere, and by field in the chosen region; null where nobody could count. */
  counts: { everywhere: number; fields: ReadonlyMap<string | undefined, number> } | null;
  to: (change: Partial<HeroFilters>) => string;
};

/** Regions and fields to choose from: what the map says, as a list, and what the stories are about. */
export function HeroChips({ filters, regions, counts, to }: Props) {
  const t = useTexts<typeof texts>('heroes');
  const language = useLanguage();
  // What no story here is about is no choice, unless it was chosen.
  const fields = [undefined, ...heroKinds].filter(
    (kind) => kind === filters.type || !counts || (counts.fields.get(kind) ?? 0) > 0,
  );
  return (
    <div className={styles.chips}>
      {regions.length > 0 && (
        <Chips
          label={t('regions')}
          items={[
            {
              ...{ key: '', text: t('everywhere'), to: to({ region: undefined }), current: !filters.region },
              ...(counts && { count: counts.everywhere }),
            },
            ...regions.map(({ code, name, count }) => ({
              ...{ key: code, text: name, to: to({ region: code }), current: filters.region === code },
              ...(counts && { count }),
            })),
          ]}
        />
      )}
      <Chips
        label={t('kinds')}
        items={fields.map((kind) => ({
          key: kind ?? '',
          text: kind ? heroKindNames[kind][language] : t('everything'),
          to: to({ type: kind }),
          current: filters.type === kind,
          ...(counts && { count: counts.fields.get(kind) ?? 0 }),
        }))}
      />
    </div>
  );
}
