import { getPart, type PartView } from '@chulbal/contract/applications/member-parts';
import { data, redirect } from 'react-router';
import { heldToken, keepToken, pastedToken, privately, takeToken } from '../../../lib/link-token.server.ts';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { LinkAsked } from '../../../ui/personal-link/link-asked.tsx';
import { LinkGate } from '../../../ui/personal-link/link-gate.tsx';
import type { Route } from './+types/part';
import type { part as texts } from './part.ko.ts';
import { answerPart, partData } from './part.server.ts';
import { PartForm } from './part-form.tsx';
import { PartGone } from './part-gone.tsx';
import { PartIntro } from './part-intro.tsx';
import { heldSecrets, partPage, partPass } from './part-pages.server.ts';

const path = '/apply/part';

/** Codes are explained among the texts of accounts; what is saved, among those of saving. */
export const handle: TextsHandle = { texts: ['ui-personal-link', 'ui-sign-in', 'saving'] };

export function headers(): Record<string, string> {
  return privately;
}

/** What the link asks that this browser has opened; the entry itself only for who has proven who they are. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const shown = { now: visit.now.toISOString(), preview: visit.mode !== 'production' };
  const left = url.searchParams.has('left');
  const nothing = { ...shown, left, opened: false, view: null, apply: null };
  const held = await heldSecrets(visit, request);
  // What stands behind the # is the browser's alone: whoever comes first has no token that the server knows of.
  if (!held) return data(nothing);
  const found = await visit.attempt(getPart, held);
  if (!found.ok && (found.error.status >= 500 || found.error.status === 429)) throw found.error;
  if (!found.ok) return data({ ...nothing, opened: true }, { status: left ? 200 : 404 });
  const view: PartView = found.data;
  return data({ ...nothing, opened: true, view, apply: await partData(visit, view) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  await takeToken(partPage, visit, form.get('token') ?? pastedToken(form.get('link')));
  if (form.has('link')) return data({ pasted: false }, { status: 422 });
  const token = (await heldToken(partPage, visit, request)) ?? '';
  const held = (await heldSecrets(visit, request)) ?? { token };
  const { pass, left, ...reply } = await answerPart(visit, form, held);
  if (pass) {
    throw redirect(partPage.path, { headers: { 'set-cookie': await keepToken(partPass, visit, pass) } });
  }
  if (left) throw redirect(`${partPage.path}?left`);
  const failed = reply.message !== undefined || Object.keys(reply.errors).length > 0;
  return data(reply, { status: failed ? 422 : 200 });
}

/** `/apply/part#token=`: a member fills in their own part, on their own phone. No account is needed. */
export default function Part(props: Route.ComponentProps) {
  return (
    <LinkGate action={path}>
      <Opened {...props} />
    </LinkGate>
  );
}

function Opened({ loaderData, actionData }: Route.ComponentProps) {
  const { view, apply, opened, now, preview, left } = loaderData;
  const t = useTexts<typeof texts>('part');
  const refused = actionData !== undefined && 'pasted' in actionData;
  if (refused || !(opened || left)) {
    return <LinkAsked title={t('title')} action={path} refused={refused} />;
  }
  if (view?.part && apply) return <PartForm key={view.part.key} view={view} part={view.part} data={apply} />;
  if (view) {
    const reply = actionData && 'proof' in actionData ? actionData : undefined;
    return <PartIntro view={view} now={now} preview={preview} first={reply} />;
  }
  return <PartGone why={left ? 'left' : 'unknown'} />;
}
