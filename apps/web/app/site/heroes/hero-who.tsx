import type { HeroSummary } from '@chulbal/contract/heroes';
import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { heroes as texts } from './heroes.ko.ts';

type Who = Pick<HeroSummary, 'tmRegion' | 'company' | 'founder' | 'since'>;

/** Where and who somebody is, in one line: 전남 · 물때상점 · 선우해 · 2022년 시작. */
export function HeroWho({ hero: { tmRegion, company, founder, since } }: { hero: Who }) {
  const t = useTexts<typeof texts>('heroes');
  const language = useLanguage();
  const where = sidos[String(tmRegion) as SidoCode][language];
  const when = since === null ? '' : t('since', { year: String(since) });
  return <>{[where, company, founder, when].filter(Boolean).join(' · ')}</>;
}
