import {
  answerInvitation,
  getInvitation,
  type InvitationView,
} from '@chulbal/contract/applications/invitations';
import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { data, redirect } from 'react-router';
import { type Problem, problemOf } from '../../../lib/api-error.ts';
import { heldToken, pastedToken, privately, takeToken } from '../../../lib/link-token.server.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { dateWords } from '../../../lib/typed-date.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { LinkAsked } from '../../../ui/personal-link/link-asked.tsx';
import { LinkGate } from '../../../ui/personal-link/link-gate.tsx';
import type { apply } from '../apply.ko.ts';
import type { Route } from './+types/apply-confirm';
import styles from './apply-confirm.module.css';
import { ConfirmAnswer } from './confirm-answer.tsx';

const page = { path: '/apply/confirm', cookie: 'invitation', under: '/apply' };

/** There is nothing to answer, and nothing is held. */
const gone: readonly InvitationView['state'][] = ['cancelled', 'removed', 'withdrawn'];

export const handle: TextsHandle = { texts: ['ui-personal-link'] };

export function headers(): Record<string, string> {
  return privately;
}

/** The page shows what the link asks that this browser has opened. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const visit = visitOf(context);
  await takeToken(page, visit, url.searchParams.get('token'));
  const refusing = url.searchParams.has('refuse');
  const token = await heldToken(page, visit, request);
  // What stands behind the # is the browser's alone: whoever comes first has no token that the server knows of.
  if (!token) return data({ opened: false, invitation: null, refusing }, { headers: privately });
  const found = await visit.attempt(getInvitation, { token });
  if (!found.ok && (found.error.status >= 500 || found.error.status === 429)) throw found.error;
  const invitation: InvitationView | null = found.ok ? found.data : null;
  return data({ opened: true, invitation, refusing }, { status: invitation ? 200 : 404, headers: privately });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  await takeToken(page, visit, form.get('token') ?? pastedToken(form.get('link')));
  // Pasted, and no link of ours: the page says so.
  if (form.has('link')) return data({ pasted: false }, { status: 422 });
  const answer = form.get('answer') === 'refuse' ? 'refuse' : 'confirm';
  const token = await heldToken(page, visit, request);
  try {
    await visit.api(answerInvitation, { token: token ?? '', answer });
  } catch (error) {
    return data({ problem: problemOf(error) }, { status: 422 });
  }
  return redirect('/apply/confirm');
}

/** `/apply/confirm#token=`: a member sees what was written about them, and says yes or no. No account is needed. */
export default function ApplyConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof apply>('apply');
  const { opened, invitation, refusing } = loaderData;
  const problem = actionData && 'problem' in actionData ? actionData.problem : null;
  const refused = actionData !== undefined && 'pasted' in actionData;
  return (
    <LinkGate action={page.path}>
      {!opened || refused ? (
        <LinkAsked title={t('confirmTitle')} action={page.path} refused={refused} />
      ) : invitation ? (
        <Asked invitation={invitation} refusing={refusing} problem={problem} />
      ) : (
        <ConfirmState state="unknown" />
      )}
    </LinkGate>
  );
}

type AskedProps = { invitation: InvitationView; refusing: boolean; problem: Problem | null };

function Asked({ invitation, refusing, problem }: AskedProps) {
  const t = useTexts<typeof apply>('apply');
  const { state, lane, trackName, seasonName, teamName, leaderName, itemName } = invitation;
  const open = state === 'open';
  return (
    <Wrap narrow className={styles.page}>
      <PageMeta title={t('confirmTitle')} noIndex />
      <PageHead
        kicker={<TrackName lane={lane} name={t('confirmPlace', { season: seasonName, track: trackName })} />}
        title={open ? t('heading', { team: teamName }) : t(`state.${state}`)}
        lede={
          open ? t('lede', { leader: leaderName, item: itemName }) : t(`text.${state}`, { team: teamName })
        }
      />
      {problem && (
        <div role="alert">
          <FieldError>{problem.message}</FieldError>
        </div>
      )}
      {gone.includes(state) ? (
        <Row>
          <ButtonLink to="/">{t('unknown.go')}</ButtonLink>
        </Row>
      ) : (
        <HeldData held={invitation.held} />
      )}
      <ConfirmAnswer invitation={invitation} refusing={refusing} />
    </Wrap>
  );
}

/** A link that leads to nothing: mistyped, replaced by a newer one, or opened too long ago. */
function ConfirmState({ state }: { state: 'unknown' }) {
  const t = useTexts<typeof apply>('apply');
  return (
    <Wrap narrow className={styles.page}>
      <PageMeta title={t('confirmTitle')} noIndex />
      <PageHead title={t(`state.${state}`)} />
      <EmptyState
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={<ButtonLink to="/">{t('unknown.go')}</ButtonLink>}
      />
    </Wrap>
  );
}

const order = [
  'tmName',
  'tmBirth',
  'tmSex',
  'tmCountry',
  'tmPhone',
  'tmEmail',
  'tmSchoolName',
  'tmSchoolType',
  'tmSchoolTypeDetail',
  'tmGrade',
  'tmStudyType',
  'tmMajor',
  'tmMajority',
  'tmRegion',
] as const;

/** All that is held about the invited person (P-03). */
function HeldData({ held }: { held: Readonly<Record<string, string>> }) {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const textOf = (name: string, text: string): string => {
    if (name === 'tmBirth') return dateWords(text, language);
    if (name === 'tmRegion') return sidos[text as SidoCode]?.[language] ?? text;
    return text;
  };
  const facts = order.flatMap((name) => {
    const text = held[name];
    return text ? [{ key: name, term: t(`label.${name}`), text: textOf(name, text) }] : [];
  });
  return (
    <section className={styles.held} aria-labelledby="held">
      <Heading id="held">{t('held')}</Heading>
      <p className={styles.note}>{t('heldNote')}</p>
      <DefinitionList ruled facts={facts} />
    </section>
  );
}
