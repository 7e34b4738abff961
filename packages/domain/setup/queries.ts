import type { Language } from '@chulbal/contract/language';
import { may } from '@chulbal/contract/operators/values';
import { holdsPlaceholder, openPlaceholders } from '@chulbal/contract/pages/placeholders';
import { blocking, contradictions } from '@chulbal/contract/seasons/contradictions';
import { type SetupItem, type SetupView, setupItem } from '@chulbal/contract/setup';
import { setupNeeds } from '@chulbal/contract/setup.rules';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { listActiveOperators } from '../operators/queries.ts';
import { listVersions } from '../pages/queries.ts';
import { inForceAt } from '../pages/rules.ts';
import { getDraftedSeason } from '../seasons/drafted.queries.ts';
import { planOf } from '../seasons/plan.rules.ts';
import { getSiteSettings } from '../site/queries.ts';
import { type SetupFacts, setupStates } from './rules.ts';

/** How the preparation of an installation stands at `now`, and who is responsible for what. A fixed number of queries. */
export async function getSetup(
  db: Db,
  { language, now }: { language: Language; now: Date },
): Promise<SetupView> {
  const operators = await listActiveOperators(db);
  const { settings } = await getSiteSettings(db);
  const { placeholders, mailArrived, begun, ...facts }: SetupFacts = {
    organisations: settings.organisations.map(({ name }) => name[language]),
    businessNumber: settings.businessNumber,
    phone: settings.phone,
    email: settings.email,
    placeholders: openPlaceholders(settings),
    lastMail: await findLastMail(db),
    terms: [await termsInForce(db, 'terms', now), await termsInForce(db, 'privacy', now)],
    operators: operators.length,
    season: await newestSeason(db, language),
    ...(await countEvents(db)),
  };
  const states = setupStates({ ...facts, placeholders, mailArrived, begun });
  const owners = await db.sql.selectFrom('setupOwners').selectAll().execute();
  const ownerOf = (item: SetupItem) => owners.find((one) => one.item === item)?.operatorId;
  return {
    ...facts,
    items: setupItem.options.map((item) => {
      const candidates = operators
        .filter(({ role }) => may(role, setupNeeds[item]))
        .map(({ operatorId, name }) => ({ operatorId, name }));
      // who may do it no longer is not responsible any more
      const owner = candidates.find(({ operatorId }) => operatorId === ownerOf(item)) ?? null;
      return { item, state: states[item], owner, candidates };
    }),
  };
}

async function findLastMail(db: Db): Promise<SetupView['lastMail']> {
  const row = await db.sql
    .selectFrom('outbox')
    .select(['status', 'createdAt', 'sentAt', 'lastError'])
    .where('channel', '=', 'mail')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { status, createdAt, sentAt, lastError } = row;
  return { status, at: (sentAt ?? createdAt).toISOString(), error: lastError };
}

async function termsInForce(
  db: Db,
  page: 'terms' | 'privacy',
  now: Date,
): Promise<SetupView['terms'][number]> {
  const inForce = inForceAt(await listVersions(db, page), now);
  return {
    page,
    version: inForce?.version ?? null,
    filled: inForce !== null && !holdsPlaceholder(JSON.stringify(inForce.content)),
  };
}

/** An operator joins by a link and a member signs up with a code, both of which are mailed. */
async function countEvents(db: Db): Promise<Pick<SetupFacts, 'invited' | 'mailArrived' | 'begun'>> {
  const { rows } = await sql<{ invited: unknown; mailArrived: boolean; begun: boolean }>`
    select
      (select count(*) from operator_invitations where account_id is null) as invited,
      exists (select from operator_invitations where account_id is not null)
        or exists (select from accounts where kind = 'user') as "mailArrived",
      exists (select from seasons where status <> 'draft') as begun`.execute(db.sql);
  const [row] = rows;
  return {
    invited: Number(row?.invited ?? 0),
    mailArrived: row?.mailArrived ?? false,
    begun: row?.begun ?? false,
  };
}

async function newestSeason(db: Db, language: Language): Promise<SetupView['season']> {
  const row = await db.sql
    .selectFrom('seasons')
    .select(['id', 'year', 'status'])
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const season = await getDraftedSeason(db, row.id);
  return {
    year: row.year,
    name: season.name[language],
    published: row.status !== 'draft',
    blocks: blocking(contradictions(planOf(season))).length,
  };
}
