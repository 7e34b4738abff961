import type { MarketCompany } from '@chulbal/contract/investment/investment';
import type { Bilingual, Language } from '@chulbal/contract/language';
import { listShownCompanies } from '../companies/queries.ts';
import type { Db } from '../db.ts';
import type { Exhibition } from '../exhibition/queries.ts';
import { getPublished, rulesOfTracks } from '../seasons/queries.ts';

/** Companies of an exhibition that are shown, by number, as the market names them in a language. Two queries. */
export async function listMarketCompanies(
  db: Db,
  { igNo, igYear }: Pick<Exhibition, 'igNo' | 'igYear'>,
  { language }: { language: Language },
): Promise<Map<number, MarketCompany>> {
  const tracks = new Map(
    rulesOfTracks(await getPublished(db, igYear)).map((one) => [one.track.trackNo, one]),
  );
  const shown = await listShownCompanies(db, igNo);
  return new Map(
    shown.map(({ icNo, trackNo, region, teamName, companyTitle, teamNameEn, titleEn, logo }) => {
      const rules = tracks.get(trackNo);
      const regionName: Bilingual | undefined = rules?.regions.find(({ code }) => code === region)?.name;
      return [
        icNo,
        {
          ...{ icNo, trackNo, region, logo },
          teamName: (language === 'en' && teamNameEn) || teamName,
          companyTitle: (language === 'en' && titleEn) || companyTitle,
          lane: rules?.track.lane ?? 1,
          trackName: rules?.track.name[language] ?? '',
          regionName: regionName?.[language] ?? null,
        },
      ];
    }),
  );
}
