import type { ExhibitionPlan } from '@chulbal/contract/exhibition/exhibition';
import type { ExhibitionContradiction } from '@chulbal/contract/exhibition/rules';
import { spanText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { Builder } from './builder.ts';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';
import styles from './exhibition-admin.module.css';

const rows = [
  { key: 'writing', from: 'writesFrom', until: 'writesUntil' },
  { key: 'exhibition', from: 'opensAt', until: 'closesAt' },
  { key: 'market', from: 'marketOpensAt', until: 'marketClosesAt' },
] as const;

/** The periods on one scale of time, what contradicts hatched. The fields below say the same. */
export function PeriodLanes({
  plan,
  stages,
  found,
}: Pick<Builder, 'plan' | 'stages'> & { found: readonly ExhibitionContradiction[] }) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const language = useLanguage();
  const serverNow = new Date(useRootData().serverNow).toISOString();
  const shown = stages.filter(({ kind }) => kind === 'exhibition');
  const scale = scaleOf(plan, shown);
  if (!scale) return null;
  const { at } = scale;
  const legOf = (from: string | null, until: string | null) =>
    from && until ? { '--from': `${at(from)}%`, '--until': `${at(until)}%` } : null;
  const isWrong = (...fields: readonly string[]) =>
    found.some(({ about, weight }) => weight === 'blocks' && fields.includes(about));
  const season = legOf(
    first(shown.map(({ opensAt }) => opensAt)),
    last(shown.map(({ closesAt }) => closesAt)),
  );
  const today = at(serverNow);
  return (
    <div className={styles.lanes} aria-hidden="true">
      <div className={styles.lane}>
        <b>{t('lanes.season')}</b>
        <span className={styles.track}>{season && <i data-leg="season" style={season} />}</span>
      </div>
      {rows.map(({ key, from, until }) => {
        const leg = legOf(plan[from], plan[until]);
        const [opens, closes] = [plan[from], plan[until]];
        const now = opens && closes && serverNow >= opens && serverNow < closes;
        return (
          <div className={styles.lane} key={key}>
            <b>{t(`lanes.${key}`)}</b>
            <span className={styles.track}>
              {leg && (
                <i
                  data-leg={now ? 'now' : 'period'}
                  data-wrong={isWrong(from, until) || undefined}
                  style={leg}
                />
              )}
              {key === 'market' && plan.revealsAt && (
                <i
                  data-leg="reveal"
                  data-wrong={isWrong('revealsAt') || undefined}
                  style={{ '--from': `${at(plan.revealsAt)}%` }}
                />
              )}
            </span>
            <small>{opens && closes ? spanText(opens, closes, language) : t('noPeriod')}</small>
          </div>
        );
      })}
      {today > 0 && today < 100 && (
        <span className={styles.today} style={{ '--at': String(today / 100) }}>
          <em>{t('lanes.today')}</em>
        </span>
      )}
    </div>
  );
}

/** Where an instant lies between the first and the last of all, in percent with a margin. Null without any. */
function scaleOf(plan: ExhibitionPlan, shown: readonly { opensAt: string; closesAt: string }[]) {
  const { writesFrom, writesUntil, opensAt, closesAt, marketOpensAt, marketClosesAt, revealsAt } = plan;
  const all = [writesFrom, writesUntil, opensAt, closesAt, marketOpensAt, marketClosesAt, revealsAt]
    .concat(shown.flatMap((stage) => [stage.opensAt, stage.closesAt]))
    .filter((moment) => moment !== null);
  const [from, until] = [first(all), last(all)];
  if (from === null || until === null || from === until) return null;
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const margin = (end - start) * 0.02;
  return {
    at: (moment: string) => ((Date.parse(moment) - start + margin) / (end - start + margin * 2)) * 100,
  };
}

function first(moments: readonly string[]): string | null {
  return [...moments].sort()[0] ?? null;
}

function last(moments: readonly string[]): string | null {
  return [...moments].sort().at(-1) ?? null;
}
