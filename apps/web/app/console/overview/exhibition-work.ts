import type { ExhibitionWork } from '@chulbal/contract/overview';

export type ExhibitionWait = ExhibitionWork['waits'][number];

/** Where an operator deals with what waits. */
export function addressOf({ kind }: Pick<ExhibitionWait, 'kind'>, igNo: number): string {
  const market = `/console/market?igNo=${igNo}`;
  switch (kind) {
    case 'pages':
    case 'reports':
      return `/console/companies?igNo=${igNo}`;
    case 'signals':
      return `${market}#signals`;
    case 'objections':
      return `${market}#voids`;
    case 'revealDue':
    case 'revealRequest':
      return `${market}#reveal`;
  }
}
