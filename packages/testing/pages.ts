import type { PageName, Story } from '@chulbal/contract/pages/pages';
import type { SiteSettings } from '@chulbal/contract/site/site';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { beginPage, publishPage } from '@chulbal/domain/pages/commands';
import { getWrittenPage, listVersions } from '@chulbal/domain/pages/queries';
import { firstSettings } from '@chulbal/domain/site/rules';
import { seasonNow } from './factories.ts';

/** A story of one section. */
export const shortStory: Story = {
  kind: 'about',
  hero: { title: { ko: '같은 출발선', en: 'One start line' }, text: { ko: '', en: '' } },
  sections: [
    {
      ...{ kind: 'text', id: 'why', title: { ko: '', en: '' } },
      body: { ko: '<p>왜 하나요</p>', en: '<p>Why</p>' },
    },
  ],
};

/** The story of the programme, there since a day before the tests' time. */
export async function writtenAbout(db: Db): Promise<{ page: PageName; editVersion: number }> {
  const effectiveAt = new Date(seasonNow.getTime() - 24 * 3_600_000);
  await beginPage(db, { page: 'about', content: shortStory, effectiveAt });
  const { page, editVersion } = await getWrittenPage(db, { page: 'about', now: seasonNow });
  return { page, editVersion };
}

/** A version that takes effect a day after the tests' time. */
export async function comingAbout(
  db: Db,
  operator: OperatorActor,
): Promise<{ page: PageName; version: string }> {
  const effectiveAt = new Date(seasonNow.getTime() + 24 * 3_600_000);
  const written = await writtenAbout(db);
  await publishPage(db, operator, {
    ...{ page: 'about', editVersion: written.editVersion, effectiveAt },
    ...{ reason: '내일부터 보여요', now: seasonNow },
  });
  return { page: 'about', version: (await listVersions(db, 'about'))[0]?.version ?? '' };
}

/** Settings that hold by every rule. */
export const siteSettings: SiteSettings = { ...firstSettings, businessNumber: '123-45-67890' };
