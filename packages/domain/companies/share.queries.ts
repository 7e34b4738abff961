import { buffer } from 'node:stream/consumers';
import { picturesOfSlide } from '@chulbal/contract/companies/content.rules';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { type Exhibition, getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import type { FileStore } from '../files/store.ts';
import { cachedPicture } from '../share-picture.ts';
import { getSite } from '../site/queries.ts';
import { findCompany, getContent } from './detail.queries.ts';
import { type CompanyNames, cardOf, findShownCompany, namesOf } from './queries.ts';
import { drawSharePicture, type ShareFacts } from './share-picture.ts';

type Asked = { igNo: number; icNo?: number | undefined; language: Language; now: Date };

/**
 * The picture of link previews of a company that anybody sees, or of an exhibition, as PNG. What was drawn once is kept.
 * Throws notFound for a company that is not shown.
 */
export async function getSharePicture(db: Db, files: FileStore, asked: Asked): Promise<Buffer> {
  const { igNo, language } = asked;
  const exhibition = await getExhibition(db, igNo);
  const names = await namesOf(db, exhibition);
  const { brand } = await getSite(db, { language });
  const facts: ShareFacts = {
    brand,
    exhibition: (language === 'en' && exhibition.plan.nameEn) || exhibition.plan.nameKo,
    lanes: names.tracks.map(({ lane }) => lane).sort((a, b) => a - b),
    company: await companyOf(db, files, { ...asked, exhibition, names }),
  };
  const { logo, cover, ...company } = facts.company ?? { logo: null, cover: null };
  const key = { kind: 'company', texts: { ...facts, company }, pictures: [logo, cover] };
  return cachedPicture(key, () => drawSharePicture(facts));
}

async function companyOf(
  db: Db,
  files: FileStore,
  asked: Asked & { exhibition: Exhibition; names: CompanyNames },
): Promise<ShareFacts['company']> {
  const { igNo, icNo, language, names, now } = asked;
  if (icNo === undefined) return null;
  const company =
    (await findShownCompany(db, { igNo, icNo, now })) && (await findCompany(db, { igNo, icNo }));
  if (!company) throw fault('notFound');
  const { slides } = await getContent(db, { icNo, version: company.approvedVersion });
  const [cover] = slides.flatMap(picturesOfSlide);
  const { lane, trackName, teamName, companyTitle, logo } = cardOf(company, names, language);
  return {
    ...{ lane, trackName, teamName, title: companyTitle },
    logo: await read(files, logo),
    cover: await read(files, cover?.name ?? null),
  };
}

async function read(files: FileStore, name: string | null): Promise<Buffer | null> {
  const stored = name === null ? null : await files.read(name);
  return stored ? buffer(stored.stream) : null;
}
