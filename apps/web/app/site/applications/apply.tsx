import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/apply';
import type { apply } from './apply.ko.ts';
import { loadApply } from './apply-data.server.ts';
import type { ApplyData } from './apply-data.ts';
import { ApplyNoticePage } from './apply-notice.tsx';
import { postApply } from './apply-post.server.ts';
import { ApplyForm } from './form/apply-form.tsx';
import { Submitted } from './submitted/submitted.tsx';
import { useSubmittedState } from './submitted/use-submitted-state.ts';
import { useFreshDeadline } from './use-fresh-deadline.ts';

export const handle: TextsHandle = { texts: ['saving'] };

/** A track that is shut says so to anybody; everything else is asked of whoever is logged in. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await loadApply(visitOf(context), params, url.searchParams.has('step'));
  if (!found) throw redirect('/', flash('notAccessible'));
  return found;
}

/** The form sent without script. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context);
  visit.requireLogin();
  return postApply(visit, params, await request.formData());
}

/** Steps are of the page: going from one to another asks the server for nothing, so it works without a network. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyStep = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyStep && !formMethod ? false : defaultShouldRevalidate;
}

/** `/apply/{trackNo}/{stageNo}`: an application while it is written, and once it is submitted. */
export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'notice') return <ApplyNoticePage notice={loaderData} />;
  const { track, stage } = loaderData;
  const kept = actionData?.changes ?? loaderData.kept;
  return (
    <ApplicationPage
      key={`${track.trackNo}/${stage.stageNo}`}
      data={{ ...loaderData, kept }}
      problem={actionData?.problem ?? null}
    />
  );
}

function ApplicationPage({ data, problem }: { data: ApplyData; problem: string | null }) {
  const t = useTexts<typeof apply>('apply');
  const application = useFreshDeadline(data);
  const { step, showSubmitted, submitted } = useSubmittedState(application);
  return (
    <>
      <PageMeta title={t('title')} noIndex />
      {submitted ? (
        <Submitted data={application} problem={problem} />
      ) : (
        <ApplyForm data={application} step={step} problem={problem} onSubmitted={showSubmitted} />
      )}
    </>
  );
}
