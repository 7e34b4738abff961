import { getProgramDetail } from '@chulbal/contract/programs/programs';
import { visitOf } from '../../lib/visit.server.ts';
import { boardIdOf } from '../posts/board-id.ts';
import type { Route } from './+types/calendar-route';
import { calendarFile } from './calendar.ts';

/** `/support/programs/detail/{boardId}/calendar.ics`: a programme for a calendar, in the reader's language. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { api, origin, language, now } = visitOf(context);
  const program = await api(getProgramDetail, { boardId: boardIdOf(params) });
  const { boardId, startsAt, endsAt, programTitle: title, summary: description, place } = program;
  const file = calendarFile({
    ...{ uid: `program-${boardId}@${new URL(origin).hostname}`, stamp: now.toISOString(), startsAt, endsAt },
    ...{ title, description, place, url: `${origin}/support/programs/detail/${boardId}` },
    language: program.onlyKorean ? 'ko' : language,
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="program-${boardId}.ics"`,
    },
  });
}
