import { getSeason, listSeasons, seasonCalendar } from '@chulbal/contract/seasons/seasons';
import { stageCalendar } from '@chulbal/domain/seasons/calendar';
import * as seasons from '@chulbal/domain/seasons/queries';
import { getSite } from '@chulbal/domain/site/queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function seasonsRoutes(api: UserApi, { db, publicUrl }: UserApiServices): void {
  api.mount(getSeason, async ({ input, language }) => seasons.getSeasonView(db, { ...input, language }));

  api.mount(listSeasons, async ({ language }) => seasons.listSeasons(db, { language }));

  api.mount(seasonCalendar, async ({ input, language }) => {
    const { year, name, ...of } = await seasons.getCalendarTracks(db, { ...input, language });
    const { brand, slug } = await getSite(db, { language });
    const file = Buffer.from(stageCalendar({ ...of, seasonName: name, brand, publicUrl, language }));
    return {
      stream: file,
      size: file.length,
      contentType: 'text/calendar; charset=utf-8',
      fileName: `${slug}-${year}.ics`,
    };
  });
}
