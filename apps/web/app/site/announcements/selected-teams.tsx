import { listSelected } from '@chulbal/contract/announcements/announcements';
import { reportSelected } from '@chulbal/contract/announcements/objections';
import { noRegion } from '@chulbal/contract/results/values';
import { useEffect, useState } from 'react';
import { data, useFetcher } from 'react-router';
import { pageIn, placeOf } from '../../lib/address-numbers.ts';
import { type Problem, problemOf } from '../../lib/api-error.ts';
import { momentText } from '../../lib/korean-time.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/selected-teams';
import type { announcements as texts } from './announcements.ko.ts';
import styles from './selected-teams.module.css';

type Reply = { sent: true } | { sent: false; problem: Problem };

const PAGE_SIZE = 20;

/** The selected teams of a stage, while they are open to verification. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = pageIn(url.searchParams);
  const selected = await visitOf(context).api(listSelected, { ...placeOf(params), page, size: PAGE_SIZE });
  orLastPage(url, selected.teams);
  return selected;
}

/** A report about one of them. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const result = await visitOf(context).attempt(reportSelected, {
    ...placeOf(params),
    teamNo: Number(text('teamNo')),
    name: text('name'),
    email: text('email'),
    text: text('text'),
  });
  if (result.ok) return { sent: true } satisfies Reply;
  const reply: Reply = { sent: false, problem: problemOf(result.error) };
  return data(reply, { status: result.error.status || 502 });
}

/** Who was selected, and the form to say that something about a team is not true (`/contest/selected/…`). */
export default function SelectedTeams({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('announcements');
  const language = useLanguage();
  const [about, setAbout] = useState<{ teamNo: number; teamName: string } | null>(null);
  const { stageName, trackName, until, teams } = loaderData;
  if (!stageName || !trackName || !until) {
    return (
      <Wrap>
        <PageMeta title={t('shortTitle')} description={t('description')} />
        <PageHead title={t('shortTitle')} crumbs={[{ text: t('contest') }, { text: t('shortTitle') }]} />
        <EmptyState
          title={t('closed')}
          text={t('closedText')}
          action={<ButtonLink to="/contest/schedule">{t('toSchedule')}</ButtonLink>}
        />
      </Wrap>
    );
  }
  const title = t('selectedTitle', { track: trackName[language], stage: stageName[language] });
  return (
    <Wrap>
      <PageMeta title={title} description={t('description')} />
      <PageHead
        title={title}
        crumbs={[{ text: t('contest') }, { text: t('shortTitle') }]}
        lede={t('lede', { at: momentText(until, language) })}
      />
      <div className={styles.list}>
        <p className={styles.count}>{t('count', { count: teams.totalElements })}</p>
        <Table
          caption={t('table.caption')}
          narrow="line"
          rows={teams.content}
          rowKey={(team) => team.teamNo}
          columns={[
            {
              key: 'team',
              title: t('table.team'),
              rowHeader: true,
              cell: (team) => (
                <>
                  <b className={styles.team}>{team.teamName}</b>
                  <span className={styles.item}>{team.itemName}</span>
                </>
              ),
            },
            { key: 'number', title: t('table.number'), nowrap: true, cell: (team) => team.number },
            {
              key: 'region',
              title: t('table.region'),
              nowrap: true,
              cell: (team) => (team.region ?? noRegion.name)[language],
            },
            {
              key: 'report',
              title: t('table.report'),
              nowrap: true,
              cell: (team) => (
                <Button
                  variant="line"
                  size="sm"
                  aria-label={t('reportOf', { team: team.teamName })}
                  onClick={() => setAbout(team)}
                >
                  {t('report')}
                </Button>
              ),
            },
          ]}
        />
        <Pagination page={teams.page} totalPages={teams.totalPages} />
      </div>
      {about && <ReportDialog key={about.teamNo} team={about} onClose={() => setAbout(null)} />}
    </Wrap>
  );
}

function ReportDialog({
  team,
  onClose,
}: {
  team: { teamNo: number; teamName: string };
  onClose: () => void;
}) {
  const t = useTexts<typeof texts>('announcements');
  const fetcher = useFetcher<Reply>();
  const reply = fetcher.data;
  useEffect(() => {
    if (!reply?.sent) return;
    toast.success(t('form.sent'));
    onClose();
  }, [reply, onClose, t]);
  const problem = reply && !reply.sent ? reply.problem : null;
  const fields = problem?.fields ?? {};
  return (
    <Modal open narrow onClose={onClose} title={t('form.title', { team: team.teamName })}>
      <fetcher.Form method="post" noValidate className={styles.form}>
        <input type="hidden" name="teamNo" value={team.teamNo} />
        {problem && Object.keys(fields).length === 0 && <p role="alert">{problem.message}</p>}
        <Field label={t('form.name')} name="name" error={fields.name} required>
          <TextInput autoComplete="name" />
        </Field>
        <Field label={t('form.email')} name="email" error={fields.email} required>
          <TextInput type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label={t('form.text')} name="text" hint={t('form.hint')} error={fields.text} required>
          <TextArea rows={5} max={2000} />
        </Field>
        <p className={styles.item}>{t('form.note')}</p>
        <div className={styles.buttons}>
          <Button variant="line" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" variant="ink" busy={fetcher.state !== 'idle'}>
            {t('form.send')}
          </Button>
        </div>
      </fetcher.Form>
    </Modal>
  );
}
