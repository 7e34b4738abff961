import {
  getProgramDetail,
  myPrograms,
  type ProgramDetail,
  registerApplyProgram,
  removeApplyProgram,
} from '@chulbal/contract/programs/programs';
import { programKindNames } from '@chulbal/contract/programs/values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { data, redirect } from 'react-router';
import { problemOf } from '../../lib/api-error.ts';
import { flash } from '../../lib/flash.server.ts';
import { JsonLd } from '../../lib/json-ld.tsx';
import { useRootData } from '../../lib/root-data.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { boardIdOf } from '../posts/board-id.ts';
import { PostPage } from '../posts/post-page.tsx';
import type { Route } from './+types/program';
import { ApplyPanel } from './apply-panel.tsx';
import { ProgramFacts } from './program-facts.tsx';
import type { programs as texts } from './programs.ko.ts';

export const handle: TextsHandle = { texts: ['site-programs-card', 'site-posts'] };

/** One programme, and the reader's own application; 1357 is a page that is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, attempt, who } = visitOf(context);
  const boardId = boardIdOf(params);
  const loggedIn = who() !== null;
  const [program, mine] = await Promise.all([
    api(getProgramDetail, { boardId }),
    loggedIn ? attempt(myPrograms, { boardId }) : null,
  ]);
  return { program, loggedIn, mine: (mine?.ok ? mine.data[0] : null) ?? null };
}

/** Applying and cancelling, both with one press; whoever is not logged in goes to log in and comes back. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context);
  visit.requireLogin();
  const boardId = boardIdOf(params);
  const form = await request.formData();
  const here = `/support/programs/detail/${boardId}`;
  if (form.get('intent') === 'cancel') {
    const cancelled = await visit.attempt(removeApplyProgram, { boardId });
    if (!cancelled.ok) return refusal(cancelled.error);
    return redirect(form.get('back') === 'mypage' ? '/auth/mypage' : here, flash('programCancelled'));
  }
  const applied = await visit.attempt(registerApplyProgram, { boardId });
  if (!applied.ok) return refusal(applied.error);
  return redirect(here, flash(applied.data.participation === 'waiting' ? 'programWaiting' : 'programPlaced'));
}

function refusal(error: unknown) {
  return data({ problem: problemOf(error) }, { status: 422 });
}

/** `/support/programs/detail/{boardId}` */
export default function Program({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('programs');
  const language = useLanguage();
  const { program, mine, loggedIn } = loaderData;
  const { cover } = program;
  return (
    <>
      <ProgramEvent program={program} />
      <PostPage
        crumbs={[{ text: t('support') }, { text: t('title'), to: '/support/programs' }]}
        tag={{ text: programKindNames[program.programType][language] }}
        title={program.programTitle}
        published={program.createdAt}
        summary={program.summary}
        image={cover ? `/transfer/file/${cover.serverFileName}` : undefined}
        onlyKorean={program.onlyKorean}
        facts={<time dateTime={program.createdAt}>{fullDayText(program.createdAt, language)}</time>}
        before={
          <>
            <ProgramFacts program={program} />
            <ApplyPanel
              program={program}
              mine={mine}
              loggedIn={loggedIn}
              problem={actionData?.problem ?? null}
            />
          </>
        }
        html={program.programContent}
        attachments={program.attachments}
        next={near(program.next)}
        previous={near(program.previous)}
        list="/support/programs"
      />
    </>
  );
}

function near(program: ProgramDetail['next']) {
  if (!program) return null;
  const { boardId, programTitle: title, createdAt } = program;
  return { to: `/support/programs/detail/${boardId}`, title, createdAt };
}

const schema = 'https://schema.org';

/** A programme as an event for search engines. The address where it is held online is nobody's but participants'. */
function ProgramEvent({ program }: { program: ProgramDetail }) {
  const { brand, origin } = useRootData();
  const language = useLanguage();
  const url = `${origin}/support/programs/detail/${program.boardId}`;
  const { place, online, cover, capacity, placesLeft } = program;
  const mode = place === '' ? 'Online' : online ? 'Mixed' : 'Offline';
  const locations = [
    ...(place ? [{ '@type': 'Place', name: place, address: place }] : []),
    ...(online ? [{ '@type': 'VirtualLocation', url }] : []),
  ];
  return (
    <JsonLd
      facts={{
        '@type': 'Event',
        ...{ name: program.programTitle, description: program.summary, url },
        ...{ startDate: program.startsAt, endDate: program.endsAt },
        inLanguage: program.onlyKorean ? 'ko' : language,
        eventStatus: `${schema}/EventScheduled`,
        eventAttendanceMode: `${schema}/${mode}EventAttendanceMode`,
        location: locations.length === 1 ? locations[0] : locations,
        organizer: { '@type': 'Organization', name: brand, url: origin },
        isAccessibleForFree: true,
        ...(cover ? { image: `${origin}/transfer/file/${cover.serverFileName}` } : {}),
        ...(capacity === null ? {} : { maximumAttendeeCapacity: capacity }),
        ...(placesLeft === null ? {} : { remainingAttendeeCapacity: placesLeft }),
      }}
    />
  );
}
