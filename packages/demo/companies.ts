import type { CompanyContent } from '@chulbal/contract/companies/content';
import { listColumns } from '@chulbal/domain/companies/rules';
import type { Db } from '@chulbal/domain/db';
import type { Exhibition } from '@chulbal/domain/exhibition/queries';
import { COMPANY_SLOT } from '@chulbal/domain/files/company-files.queries';
import { useContentFiles } from '@chulbal/domain/files/content-uses.commands';
import { json } from '@chulbal/domain/json';
import { getPublished } from '@chulbal/domain/seasons/queries';
import sharp from 'sharp';
import { type CompanyArt, drawLogo, drawScenery } from './company-art.ts';
import { type CompanyPictures, type CompanyWords, demoCompany } from './company-content.ts';
import { insertContentFiles } from './content-files.ts';
import { type DemoStore, storeDemoFiles, wantedFile } from './files.ts';
import type { DemoTeam } from './teams.ts';

/** A company of the demo: what its page says and shows. */
export type DemoCompany = { team: DemoTeam; words: CompanyWords | null; pictures: CompanyPictures };

/** Draws the pictures of companies in the style of the lanes, and stores them; `from` is the number of the first. */
export async function storeCompanyPictures(
  store: DemoStore,
  companies: readonly { team: DemoTeam; words: CompanyWords | null }[],
  from: number,
): Promise<DemoCompany[]> {
  const wanted = await Promise.all(
    companies.map(async ({ team }, place) => {
      const art: CompanyArt = { lane: team.lane, index: from + place };
      return Promise.all([
        drawn(`${team.name}_로고.png`, drawLogo(art)),
        drawn(`${team.name}_표지.png`, drawScenery(art)),
        drawn(`${team.name}_그림.png`, drawScenery({ ...art, index: art.index + 203 })),
      ]);
    }),
  );
  const stored = await storeDemoFiles(store, wanted.flat());
  return companies.map((company, place) => {
    const [logo, cover, scene] = stored.slice(place * 3, place * 3 + 3);
    if (!logo || !cover || !scene) throw new Error(`${company.team.name} has no pictures.`);
    return { ...company, pictures: { logo, cover, scene } };
  });
}

async function drawn(name: string, svg: string) {
  return wantedFile<string>(
    COMPANY_SLOT,
    name,
    // Flat colours are small however little is tried to make them smaller; visitors get other sizes of them anyway.
    await sharp(Buffer.from(svg)).png({ compressionLevel: 2 }).toBuffer(),
  );
}

/** Pages as their teams handed them in and an operator approved them at `at`. */
export async function insertCompanies(
  tx: Db,
  given: { exhibition: Exhibition; companies: readonly DemoCompany[]; operatorId: number; at: Date },
): Promise<void> {
  const { exhibition, companies, operatorId, at } = given;
  const { igNo } = exhibition;
  const teams = await listTeams(tx, exhibition);
  for (const { team, words, pictures } of companies) {
    const entry = teams.get(team.name);
    if (!entry) throw new Error(`${team.name} is not in the season of its exhibition.`);
    const { teamNo, trackNo, leaderId, region } = entry;
    await insertContentFiles(tx, Object.values(pictures), leaderId, at);
    const content = demoCompany(team, pictures, words);
    const { icNo } = await tx.sql
      .insertInto('companies')
      .values({
        ...{ igNo, teamNo, trackNo, region, draft: json(content), editVersion: 2, changed: false },
        ...{ savedAt: at, savedBy: leaderId, submittedVersion: 1, lastState: 'approved', submittedAt: at },
        ...{ approvedVersion: 1, ...listColumns(content) },
      })
      .returning('icNo')
      .executeTakeFirstOrThrow();
    await tx.sql
      .insertInto('companyVersions')
      .values(approved(icNo, { content, leaderId, operatorId, at }))
      .execute();
    await tx.sql
      .insertInto('companyNames')
      .values({ icNo, accountId: leaderId, agreed: true, part: '', saidAt: at })
      .execute();
    const names = Object.values(pictures).map(({ serverFileName }) => serverFileName);
    await useContentFiles(tx, { kind: 'company', id: icNo, shown: names, from: at, until: null, kept: [] });
  }
}

function approved(
  icNo: number,
  given: { content: CompanyContent; leaderId: number; operatorId: number; at: Date },
) {
  const { content, leaderId, operatorId, at } = given;
  return {
    ...{ icNo, version: 1, content: json(content), idempotencyKey: crypto.randomUUID() },
    ...{ submittedBy: leaderId, submittedAt: at, state: 'approved' as const, notes: json([]) },
    ...{ reviewedBy: operatorId, reviewedAt: at },
  };
}

/** The teams of a season by name, with the code of their region. */
async function listTeams(tx: Db, { igYear, seasonId }: Exhibition) {
  const { rules } = await getPublished(tx, igYear);
  const regions = new Map(rules.regions.map(({ regionId, code }) => [regionId, code]));
  const rows = await tx.sql
    .selectFrom('applications')
    .select(['teamNo', 'trackNo', 'leaderId', 'teamName', 'regionId'])
    .where('seasonId', '=', seasonId)
    .where('status', '=', 'submitted')
    .execute();
  return new Map(
    rows.map(({ regionId, ...team }) => [
      team.teamName,
      { ...team, region: (regionId !== null && regions.get(regionId)) || null },
    ]),
  );
}
