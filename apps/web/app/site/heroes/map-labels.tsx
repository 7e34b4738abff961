import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { heroes as texts } from './heroes.ko.ts';
import { koreaMap } from './korea-map.ts';
import { type MapRegion, nameLines } from './map-regions.ts';
import styles from './region-map.module.css';

type Props = {
  regions: readonly MapRegion[];
  chosen: string | undefined;
  marked: ReadonlySet<SidoCode>;
  pin: SidoCode | undefined;
};

/** Names and numbers on the map, dots where stories come from, a pin where the open one does. */
export function MapLabels({ regions, chosen, marked, pin }: Props) {
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
