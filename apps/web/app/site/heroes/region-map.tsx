import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import type { heroes as texts } from './heroes.ko.ts';
import { koreaBorders, koreaMap } from './korea-map.ts';
import { type MapRegion, nameLines, shadeOf } from './map-regions.ts';
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

type MapLabelsProps = {
  regions: readonly MapRegion[];
  chosen: string | undefined;
  marked: ReadonlySet<SidoCode>;
  pin: SidoCode | undefined;
};

/** Names and numbers on the map, dots where stories come from, a pin where the open one does. */
function MapLabels({ regions, chosen, marked, pin }: MapLabelsProps) {
  const t = useTexts<typeof texts>('heroes');
  const language = useLanguage();
  const here = regions.find(({ code }) => code === chosen);
  const labels = new Map(regions.map((region) => [widest(region), nameLines(region.name, 14)]));
  /** How far below the middle of a 시·도 its mark stands: under the words, where a region's name stands there. */
  const below = (sido: SidoCode, free: number) => {
    const lines = labels.get(sido)?.length ?? 0;
    return koreaMap[sido].y + (lines === 0 ? 0 : free + 17 * lines);
  };
  return (
    <>
      {regions.map((region) => {
        const sido = widest(region);
        if (!sido) return null;
        const { x, y } = koreaMap[sido];
        return (
          <g key={region.code} textAnchor="middle">
            <text className={styles.number} x={x} y={y - 16}>
              {region.count}
            </text>
            {nameLines(region.name, 14).map((line, index) => (
              <text key={line} className={styles.name} x={x} y={y + 3 + index * 17}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
      <text className={styles.island} x="94" y={koreaMap['17'].y + 28}>
        {sidos['17'][language]}
      </text>
      <path className={styles.corner} d="M88 40v44h-86" />
      <text className={styles.island} x="4" y="56">
        {t('baengnyeong')}
      </text>
      <path className={styles.corner} d="M372 106v66h66" />
      <text className={styles.island} x="378" y="126">
        {t('ulleung')}
      </text>
      <text className={styles.island} x="436" y="166" textAnchor="end">
        {t('dokdo')}
      </text>
      {here?.sidos
        .filter((sido) => marked.has(sido) && sido !== pin)
        .map((sido) => (
          <circle key={sido} className={styles.dot} cx={koreaMap[sido].x} cy={below(sido, 4)} r="4.5" />
        ))}
      {here && pin && here.sidos.includes(pin) && (
        <g transform={`translate(${koreaMap[pin].x} ${below(pin, 34)}) scale(.85)`}>
          <path className={styles.pin} d="m0 0-13-18a15 15 0 1 1 26 0z" />
          <path className={styles.plus} d="M-2-32h4v4h4v4h-4v4h-4v-4h-4v-4h4z" />
        </g>
      )}
    </>
  );
}

/** The 시·도 of a region with the most room for its name. */
function widest({ sidos: codes }: MapRegion): SidoCode | undefined {
  return codes.toSorted((one, other) => koreaMap[other].size - koreaMap[one].size)[0];
}
