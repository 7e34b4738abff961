import type { ApplyStep } from '@chulbal/contract/applications/rules';
import { useEffect, useRef } from 'react';
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/apply';
import type { apply } from './apply.ko.ts';
import { loadApply } from './apply-data.server.ts';
import { type ApplyData, stepOf } from './apply-data.ts';
import { ApplyNoticePage } from './apply-notice.tsx';
import { postApply } from './apply-post.server.ts';
import { ApplyForm } from './form/apply-form.tsx';
import { Submitted } from './submitted/submitted.tsx';
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
  const { track, stage, userId } = loaderData;
  const kept = actionData?.changes ?? loaderData.kept;
  return (
    <ApplicationPage
      key={`${userId}/${track.trackNo}/${stage.stageNo}`}
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

type SubmittedState = {
  /** The step that is written; without one in the address the first. */
  step: ApplyStep;
  /** Whether the page shows what was submitted instead of the form. */
  submitted: boolean;
  /** Goes from the form to what was submitted. */
  showSubmitted: () => Promise<void>;
};

/**
 * What the one address shows: an application that is submitted is written again only where the address names
 * a step and the period is not over.
 */
function useSubmittedState({ application, open, track, stage }: ApplyData): SubmittedState {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const asked = stepOf(query);
  const submitted = application?.status === 'submitted' && (asked === null || !open);
  const before = useRef(submitted);

  useEffect(() => {
    if (submitted && !before.current) document.getElementById('submitted')?.focus();
    before.current = submitted;
  }, [submitted]);

  return {
    step: asked ?? 'team',
    submitted,
    showSubmitted: async () => {
      await revalidate();
      await navigate(`/apply/${track.trackNo}/${stage.stageNo}`, { replace: true });
    },
  };
}
