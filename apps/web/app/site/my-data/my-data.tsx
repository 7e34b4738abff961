import { listTerms, myProfile } from '@chulbal/contract/accounts';
import { askAboutMyData, listMyDataRequests, type RequestKind } from '@chulbal/contract/data-requests';
import { listLeadership } from '@chulbal/contract/leadership';
import {
  askForExport,
  closeAccount,
  getClosing,
  getMyExport,
  heldRetention,
  listLooks,
  myData,
  openMyExport,
} from '@chulbal/contract/my-data';
import { retention } from '@chulbal/contract/retention/retention';
import { data, redirect } from 'react-router';
import { textsOf } from '../../lib/all-texts.server.ts';
import { problemOf } from '../../lib/api-error.ts';
import { forgetDeviceCopies } from '../../lib/autosave/device-copy.ts';
import { deviceStorage, forgetTab } from '../../lib/browser-storage.ts';
import { countryName } from '../../lib/countries.server.ts';
import { flash } from '../../lib/flash.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { requireUser } from '../../lib/require-user.server.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { type Visit, visitOf } from '../../lib/visit.server.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SectionMenu } from '../../ui/layout/section-menu.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { refused, textOf } from '../../ui/sign-in/form-reply.server.ts';
import { firstReply } from '../../ui/sign-in/form-reply.ts';
import type { myRequests as requestTexts } from '../data-requests/my-requests.ko.ts';
import { MyRequests } from '../data-requests/my-requests.tsx';
import { Handover } from '../leadership/handover.tsx';
import type { leadership as leadershipTexts } from '../leadership/leadership.ko.ts';
import type { Route } from './+types/my-data';
import { Closing } from './closing.tsx';
import { ConsentList } from './consent-list.tsx';
import { consentTerms } from './consent-terms.server.ts';
import { type ExportReply, MyExport } from './export.tsx';
import { HeldList } from './held/held-list.tsx';
import { Looks } from './looks.tsx';
import type { myData as texts } from './my-data.ko.ts';
import styles from './my-data.module.css';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export const handle: TextsHandle = { texts: ['ui-sign-in', 'site-leadership', 'site-data-requests'] };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { api, attempt, language, now } = visit;
  const [profile, terms, mine, looks, closing, exported, leadership, requests] = await Promise.all([
    api(myProfile),
    api(listTerms),
    api(myData),
    attempt(listLooks),
    api(getClosing),
    api(getMyExport),
    api(listLeadership),
    api(listMyDataRequests),
  ]);
  return {
    profile: { ...profile, country: countryName(profile.country, language) },
    terms: await consentTerms(visit, profile, terms),
    joinedAt: mine.joinedAt,
    held: mine.held.map((row) => {
      const { period, days } = retention[heldRetention[row.kind]];
      return { ...row, period: period[language], days };
    }),
    looks: looks.ok ? looks.data : null,
    hasPassword: mine.hasPassword,
    closing,
    exported,
    leadership,
    requests,
    now: now.toISOString(),
  };
}

/** Has an export made, opens it for a download, or closes the account. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  const reply: ExportReply = firstReply(visit.now.toISOString());
  const intent = textOf(form, 'intent');
  try {
    await act(visit, intent, form);
  } catch (error) {
    const answer = refused(reply, error, visit.language);
    // Only the password was asked for, so nothing is said of an id.
    if (problemOf(error).name === 'wrongCredentials') {
      answer.errors = { currentPassword: textsOf<typeof texts>(visit.language, 'myData')('closing.wrong') };
    }
    return data(answer, { status: 422 });
  }
  if (intent !== 'close') return data({ ...reply, opened: intent === 'open', asked: intent === 'request' });
  await visit.logOut('user');
  throw redirect(AFTER, flash('accountClosed'));
}

async function act({ api }: Visit, intent: string, form: FormData): Promise<void> {
  const currentPassword = textOf(form, 'currentPassword');
  if (intent === 'export') await api(askForExport);
  else if (intent === 'request') {
    // Nothing chosen is said beside the choice.
    const kind = textOf(form, 'kind') as RequestKind;
    await api(askAboutMyData, { kind, text: textOf(form, 'text') });
  } else if (intent === 'open') await api(openMyExport, { currentPassword });
  else if (intent === 'close') await api(closeAccount, { currentPassword, atOnce: form.has('atOnce') });
}

/** Where somebody is who has just closed their account. */
const AFTER = '/';

/** What this device keeps of drafts and of texts that were not sent goes with the account. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((answer: unknown) => {
    if (answer instanceof Response && answer.headers.get('location') === AFTER) {
      forgetDeviceCopies(deviceStorage());
      forgetTab();
    }
    throw answer;
  });
}

const sections = ['held', 'looks', 'export', 'consents', 'requests', 'handover', 'closing'] as const;

/** `/auth/my-data` */
export default function MyData({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('myData');
  const l = useTexts<typeof leadershipTexts>('leadership');
  const { profile, terms, held, joinedAt, looks, exported, closing, hasPassword, now } = loaderData;
  const { leadership } = loaderData;
  const hands = leadership.teams.length > 0 || leadership.offers.length > 0;
  const shown = sections.filter((id) => hands || id !== 'handover');
  const r = useTexts<typeof requestTexts>('myRequests');
  const titleOf = (id: (typeof sections)[number]) => {
    if (id === 'handover') return l('title');
    return id === 'requests' ? r('title') : t(`${id}.title`);
  };
  return (
    <Wrap>
      <PageMeta title={t('title')} noIndex />
      <PageHead
        crumbs={[{ text: t('parent'), to: '/auth/mypage' }, { text: t('title') }]}
        title={t('title')}
        lede={t('lede')}
      />
      <SectionMenu label={t('menu')} sections={shown.map((id) => ({ id, title: titleOf(id) }))}>
        <section id="held" aria-labelledby="held-title">
          <Heading id="held-title">{t('held.title')}</Heading>
          <p className={styles.lede}>{t('held.lede')}</p>
          <HeldList held={held} profile={profile} joinedAt={joinedAt} now={now} />
        </section>
        <section id="looks" aria-labelledby="looks-title">
          <Heading id="looks-title">{t('looks.title')}</Heading>
          <p className={styles.lede}>{t('looks.lede')}</p>
          <Looks looks={looks} />
        </section>
        <section id="export" aria-labelledby="export-title">
          <Heading id="export-title">{t('export.title')}</Heading>
          <p className={styles.lede}>{t('export.lede')}</p>
          <MyExport mine={exported} hasPassword={hasPassword} now={now} />
        </section>
        <section id="consents" aria-labelledby="consents-title">
          <Heading id="consents-title">{t('consents.title')}</Heading>
          <p className={styles.lede}>{t('consents.lede')}</p>
          <ConsentList consents={profile.consents} terms={terms} />
        </section>
        <section id="requests" aria-labelledby="requests-title">
          <Heading id="requests-title">{r('title')}</Heading>
          <p className={styles.lede}>{r('lede')}</p>
          <MyRequests requests={loaderData.requests} />
        </section>
        {hands && (
          <section id="handover" aria-labelledby="handover-title">
            <Heading id="handover-title">{l('title')}</Heading>
            <p className={styles.lede}>{l('lede')}</p>
            <Handover {...leadership} />
          </section>
        )}
        <section id="closing" aria-labelledby="closing-title">
          <Heading id="closing-title">{t('closing.title')}</Heading>
          <p className={styles.lede}>{t('closing.lede')}</p>
          <Closing
            closing={closing}
            hasPassword={hasPassword}
            held={held.map(({ kind }) => kind)}
            now={now}
          />
        </section>
      </SectionMenu>
    </Wrap>
  );
}
