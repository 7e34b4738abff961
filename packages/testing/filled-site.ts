import type { Db } from '@chulbal/domain/db';
import { setSiteSettings } from '@chulbal/domain/site/commands';
import { seasonNow } from './factories.ts';

/** Says who runs the league, so that a season can be published. */
export async function filledSite(db: Db): Promise<void> {
  await setSiteSettings(db, {
    settings: {
      organisations: [
        {
          role: { ko: '운영', en: 'Operated by' },
          name: { ko: '새길재단', en: 'Saegil Foundation' },
          logo: null,
        },
      ],
      businessNumber: '220-82-00017',
      phone: '02-6011-2026',
      email: 'help@saegil.kr',
    },
    now: seasonNow,
  });
}
