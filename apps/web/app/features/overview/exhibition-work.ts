import type { OutputOf } from '@chulbal/contract/endpoint';
import type { listCompanyPages } from '@chulbal/contract/operator-companies';
import type { MarketDesk, MarketSignal } from '@chulbal/contract/operator-investment';

type Pages = OutputOf<typeof listCompanyPages>;

type Facts = {
  desk: MarketDesk | null;
  /** Null for who may not review them. */
  pages: Pages | null;
  signals: readonly MarketSignal[];
};

export type ExhibitionWait = {
  kind: 'pages' | 'reports' | 'signals' | 'objections' | 'revealDue' | 'revealRequest';
  count: number;
  to: string;
};

export type ExhibitionWork = {
  name: string;
  igNo: number;
  /** What comes next, or null where everything is over. */
  deadlines: {
    what: 'writing' | 'opens' | 'marketOpens' | 'marketCloses' | 'reveals' | 'closes';
    at: string;
  }[];
  waits: ExhibitionWait[];
};

/** The newest exhibition: its deadlines in their order and what waits for an operator; null without one. */
export function exhibitionWork({ desk, pages, signals }: Facts): ExhibitionWork | null {
  if (!desk) return null;
  const { market, voids, reveal, now } = desk;
  const { igNo, state } = market;
  const shown = pages?.exhibition?.igNo === igNo ? pages : null;
  const deadlines = [
    ...(shown?.exhibition ? [{ what: 'writing' as const, at: shown.exhibition.writesUntil }] : []),
    ...(shown?.exhibition ? [{ what: 'opens' as const, at: shown.exhibition.opensAt }] : []),
    { what: 'marketOpens' as const, at: market.opensAt },
    { what: 'marketCloses' as const, at: market.closesAt },
    ...(state === 'revealed' ? [] : [{ what: 'reveals' as const, at: market.revealsAt }]),
    ...(shown?.exhibition ? [{ what: 'closes' as const, at: shown.exhibition.closesAt }] : []),
  ];
  const rows = shown?.rows ?? [];
  const isDue = state === 'closed' && now >= market.revealsAt;
  const at = `/console/market?igNo=${igNo}`;
  const waits: ExhibitionWait[] = [
    {
      kind: 'pages',
      count: rows.filter((row) => row.state === 'submitted').length,
      to: `/console/companies?igNo=${igNo}`,
    },
    {
      kind: 'reports',
      count: rows.reduce((sum, row) => sum + row.reports, 0),
      to: `/console/companies?igNo=${igNo}`,
    },
    { kind: 'signals', count: signals.filter(({ mark }) => mark === null).length, to: `${at}#signals` },
    {
      kind: 'objections',
      count: voids.filter(({ objection, decision }) => objection !== null && decision === null).length,
      to: `${at}#voids`,
    },
    { kind: 'revealDue', count: isDue && reveal === null ? 1 : 0, to: `${at}#reveal` },
    { kind: 'revealRequest', count: reveal === null ? 0 : 1, to: `${at}#reveal` },
  ];
  return {
    ...{ name: market.name, igNo },
    deadlines: deadlines
      .filter((one) => one.at > now)
      .toSorted((one, other) => one.at.localeCompare(other.at)),
    waits: waits.filter(({ count }) => count > 0),
  };
}
