import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import type { heroes as texts } from './heroes.ko.ts';
import { koreaBorders, koreaMap } from './korea-map.ts';
import { MapLabels } from './map-labels.tsx';
import { type MapRegion, shadeOf } from './map-regions.ts';
import styles from './region-map.module.css';

type Props = {
  regions: readonly MapRegion[];
  chosen: string | undefined;
  /** 시·도 that stories come from. */
  marked: ReadonlySet<SidoCode>;
  /** The 시·도 of the story that stands open. */
  pin: SidoCode | undefined;
  to: (region: string | undefined) => string;
};

/** Korea in the regions of the season, each a link that shows its stories. The list beside it says the same. */
export function RegionMap({ regions, chosen, marked, pin, to }: Props) {
  const t = useTexts<typeof texts>('heroes');
  const most = Math.max(0, ...regions.map(({ count }) => count));
  const regionOf = new Map(regions.flatMap(({ code, sidos }) => sidos.map((sido) => [sido, code])));
  const codes = Object.keys(koreaMap) as SidoCode[];
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox="0 0 440 680"
        role="group"
        aria-label={t('map', { count: regions.length })}
      >
        {codes
          .filter((sido) => !regionOf.has(sido))
          .map((sido) => (
            <path key={sido} className={styles.none} d={koreaMap[sido].path} />
          ))}
        {regions.map(({ code, name, sidos, count }) => (
          <Link
            key={code}
            className={styles.region}
            to={to(code === chosen ? undefined : code)}
            aria-label={t('regionStories', { name, count })}
            aria-current={code === chosen ? 'true' : undefined}
            data-shade={shadeOf(count, most)}
            preventScrollReset
          >
            {sidos.map((sido) => (
              <path key={sido} d={koreaMap[sido].path} />
            ))}
          </Link>
        ))}
        <svg className={styles.over} aria-hidden="true">
          {koreaBorders.map(({ between: [one, other], path }) => (
            <path
              key={`${one}-${other}`}
              className={regionOf.get(one) === regionOf.get(other) ? styles.inner : styles.border}
              d={path}
            />
          ))}
          <MapLabels regions={regions} chosen={chosen} marked={marked} pin={pin} />
        </svg>
      </svg>
      <figcaption className={styles.legend}>
        {most > 0 && (
          <>
            <span>
              {t('legend')}
              <span className={styles.shades} aria-hidden="true">
                <i data-shade="1" />
                <i data-shade="2" />
                <i data-shade="3" />
              </span>
              {most}
            </span>
            <span>
              <i data-here="" aria-hidden="true" />
              {t('here')}
            </span>
          </>
        )}
        <span>{t('source')}</span>
      </figcaption>
    </figure>
  );
}
