import { type CompanyContent, emptySlide, numbered } from '@chulbal/contract/company-content';
import sharp from 'sharp';
import { listColumns } from '../companies/rules.ts';
import type { Db } from '../db.ts';
import { getExhibition } from '../exhibition/queries.ts';
import { COMPANY_SLOT } from '../files/company-files.queries.ts';
import { useContentFiles } from '../files/content-uses.commands.ts';
import { json } from '../json.ts';
import { type CompanyArt, drawLogo, drawScenery } from './company-art.ts';
import { insertContentFiles } from './demo-content-files.ts';
import { type DemoFile, type DemoStore, storeDemoFiles, wantedFile } from './demo-files.ts';
import type { DemoTeam } from './demo-teams.ts';
import { teamsLastYear } from './demo-teams-last-year.ts';

/** The pictures of a company of the demo: its logo, and two for its slides. */
export type CompanyPictures = { logo: DemoFile<string>; cover: DemoFile<string>; scene: DemoFile<string> };

/** Draws the pictures of last year's companies in the style of the lanes, and stores them. */
export async function storeCompanyPictures(store: DemoStore): Promise<Map<DemoTeam, CompanyPictures>> {
  const wanted = await Promise.all(
    teamsLastYear.map(async (team, index) => {
      const art: CompanyArt = { lane: team.lane, index };
      return Promise.all([
        drawn(`${team.name}_로고.webp`, drawLogo(art)),
        drawn(`${team.name}_표지.webp`, drawScenery(art)),
        drawn(`${team.name}_그림.webp`, drawScenery({ ...art, index: index + 203 })),
      ]);
    }),
  );
  const stored = await storeDemoFiles(store, wanted.flat());
  return new Map(
    teamsLastYear.map((team, index) => {
      const [logo, cover, scene] = stored.slice(index * 3, index * 3 + 3);
      if (!logo || !cover || !scene) throw new Error(`${team.name} has no pictures.`);
      return [team, { logo, cover, scene }] as const;
    }),
  );
}

async function drawn(name: string, svg: string) {
  return wantedFile<string>(
    COMPANY_SLOT,
    name,
    await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer(),
  );
}

/** Last year's companies, approved three days before their exhibition opened. */
export async function insertCompanies(
  tx: Db,
  { year, pictures }: { year: number; pictures: ReadonlyMap<DemoTeam, CompanyPictures> },
): Promise<void> {
  const row = await tx.sql
    .selectFrom('exhibitions')
    .select('igNo')
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  const { igNo, plan } = await getExhibition(tx, row.igNo);
  const at = new Date(plan.opensAt.getTime() - 3 * 24 * 3_600_000);
  const operator = await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'operator')
    .limit(1)
    .executeTakeFirstOrThrow();
  const teams = await tx.sql
    .selectFrom('applications')
    .innerJoin('seasons', 'seasons.id', 'applications.seasonId')
    .select(['applications.teamNo', 'applications.trackNo', 'applications.leaderId', 'applications.teamName'])
    .where('seasons.year', '=', year)
    .where('applications.status', '=', 'submitted')
    .orderBy('applications.teamNo')
    .execute();
  for (const [team, own] of pictures) {
    const entry = teams.find(({ teamName }) => teamName === team.name);
    if (!entry) continue;
    const { teamNo, trackNo, leaderId } = entry;
    await insertContentFiles(tx, Object.values(own), leaderId, at);
    const content = contentOf(team, own);
    const { icNo } = await tx.sql
      .insertInto('companies')
      .values({
        ...{ igNo, teamNo, trackNo, region: null, draft: json(content), editVersion: 2, changed: false },
        ...{ savedAt: at, savedBy: leaderId, submittedVersion: 1, lastState: 'approved', submittedAt: at },
        ...{ approvedVersion: 1, ...listColumns(content) },
      })
      .returning('icNo')
      .executeTakeFirstOrThrow();
    await tx.sql
      .insertInto('companyVersions')
      .values({
        ...{ icNo, version: 1, content: json(content), idempotencyKey: crypto.randomUUID() },
        ...{ submittedBy: leaderId, submittedAt: at, state: 'approved', notes: json([]) },
        ...{ reviewedBy: operator.id, reviewedAt: at },
      })
      .execute();
    await tx.sql
      .insertInto('companyNames')
      .values({ icNo, accountId: leaderId, agreed: true, part: '팀장', saidAt: at })
      .execute();
    const names = Object.values(own).map(({ serverFileName }) => serverFileName);
    await useContentFiles(tx, { kind: 'company', id: icNo, shown: names, from: at, until: null, kept: [] });
  }
}

function contentOf(team: DemoTeam, { logo, cover, scene }: CompanyPictures): CompanyContent {
  const { name, item, part, motive, strength } = team;
  const slides = [
    {
      ...emptySlide('cover', '표지', true),
      ...{ slideContent1: item, slideContent3: cover.serverFileName, isImage3: true },
      alt3: `${item}의 그림`,
    },
    { ...emptySlide('why', '문제'), slideContent1: motive },
    {
      ...emptySlide('how', '해결'),
      ...{ slideContent1: `${item}\n${strength}`, slideContent2: scene.serverFileName, isImage2: true },
      alt2: `${name}이 쓰이는 모습을 그린 그림`,
    },
    { ...emptySlide('now', '지금'), slideContent1: strength },
  ];
  return {
    ...{ companyTitle: [...item].slice(0, 30).join(''), companyType: part, teamName: name },
    companyContent: `<h2>왜 시작했나요</h2><p>${motive}</p><h2>지금은</h2><p>${strength}</p>`,
    ...{ logo: logo.serverFileName, figures: [], links: [], contact: null, files: [] },
    slides: numbered(slides),
    en: { companyTitle: '', companyContent: '', teamName: '' },
  };
}
