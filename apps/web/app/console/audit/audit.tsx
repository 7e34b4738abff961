import { listAssignees } from '@chulbal/contract/applications/operators';
import { type AuditEntry, listAudit, type verifyAudit } from '@chulbal/contract/audit';
import { auditCategories } from '@chulbal/contract/audit.values';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { stampText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { orLastPage } from '../../lib/last-page.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { formatDate } from '../../ui/form/typing.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { audit as texts } from '../entry-words/audit.ko.ts';
import { objectKinds } from '../entry-words/object-kinds.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/audit';
import styles from './audit.module.css';
import { auditFilters, readAuditQuery } from './audit-address.ts';
import { AuditTable } from './audit-table.tsx';

export const handle: TextsHandle = { texts: ['console-entry-words'] };

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const query = readAuditQuery(url.searchParams);
  const [log, people] = await Promise.all([
    api(listAudit, { ...query, size: pageSize }),
    attempt(listAssignees),
  ]);
  return { log: orLastPage(url, log), people: people.ok ? people.data : [] };
}

/** `/console/audit`: who did what, when and from where, with what it was before. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('audit');
  const [search] = useSearchParams();
  const { log, people } = loaderData;
  const filtered = Object.keys(readAuditQuery(search)).length > 1;
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.page}>
        <AuditFilters key={search.toString()} search={search} people={people} entries={log.content} />
        <div className={styles.top}>
          <p role="status">{t('count', { count: log.totalElements.toLocaleString('ko-KR') })}</p>
          <VerifyChain />
        </div>
        {log.content.length === 0 ? (
          <EmptyState
            title={t(filtered ? 'none.title' : 'empty.title')}
            text={t(filtered ? 'none.text' : 'empty.text')}
            action={filtered && <ButtonLink to="/console/audit">{t('clear')}</ButtonLink>}
          />
        ) : (
          <AuditTable entries={log.content} />
        )}
        <Pagination page={log.page} totalPages={log.totalPages} />
      </div>
    </>
  );
}

const auditCommand = consoleCommands('audit');

/** Has the server read the whole log and check every hash, and says what came of it. */
function VerifyChain() {
  const t = useTexts<typeof texts>('audit');
  const [result, setResult] = useState<OutputOf<typeof verifyAudit> | null>(null);
  const { busy, problem, run } = useCommand();
  async function verify() {
    const done = await run(() => auditCommand('verify', {}));
    if (done) setResult(done.data);
  }
  return (
    <div className={styles.verify}>
      <p
        role="status"
        className={styles.verdict}
        data-broken={(result && result.brokenAt !== null) || undefined}
      >
        {problem?.message}
        {result && <Verdict result={result} />}
      </p>
      <Button size="sm" icon="lock" busy={busy} onClick={() => void verify()}>
        {t('verify.button')}
      </Button>
    </div>
  );
}

function Verdict({ result }: { result: OutputOf<typeof verifyAudit> }) {
  const t = useTexts<typeof texts>('audit');
  const language = useLanguage();
  const { entries, brokenAt, head, checkedAt } = result;
  const at = stampText(checkedAt, language);
  const whole = brokenAt === null;
  return (
    <>
      <Icon name={whole ? 'check' : 'warning'} size="sm" />
      <span title={head}>
        {whole
          ? t('verify.whole', { count: entries.toLocaleString('ko-KR'), at, head: head.slice(0, 12) })
          : t('verify.broken', { sequence: brokenAt, at })}
      </span>
    </>
  );
}

type Props = {
  search: URLSearchParams;
  people: readonly { operatorId: number; name: string }[];
  entries: readonly AuditEntry[];
};

/** The filters of the log as a form of its address; works without script, and the address can be shared. */
function AuditFilters({ search, people, entries }: Props) {
  const t = useTexts<typeof texts>('audit');
  const value = (name: string) => search.get(name) ?? '';
  const any = auditFilters.some((name) => value(name));
  return (
    <Form className={styles.filters} role="search" aria-label={t('filters.label')}>
      <Field label={t('filters.keyword')} name="keyword">
        <TextInput
          type="search"
          maxLength={50}
          placeholder={t('filters.keywordHint')}
          defaultValue={value('keyword')}
        />
      </Field>
      <Field label={t('filters.category')} name="category">
        <Select
          placeholder={t('all')}
          defaultValue={value('category')}
          options={auditCategories.map((one) => ({ value: one, text: t(`categories.${one}`) }))}
        />
      </Field>
      <Field label={t('filters.operator')} name="operatorId">
        <Select
          placeholder={t('all')}
          defaultValue={value('operatorId')}
          options={operatorsOf(people, entries, value('operatorId'))}
        />
      </Field>
      <Field label={t('filters.object')} name="objectKind">
        <Select
          placeholder={t('all')}
          defaultValue={value('objectKind')}
          options={objectKinds.map((one) => ({ value: one, text: t(`objects.${one}`) }))}
        />
      </Field>
      <Field label={t('filters.objectId')} name="objectId">
        <TextInput maxLength={40} defaultValue={value('objectId')} />
      </Field>
      <Field label={t('filters.from')} name="from">
        <DateField defaultValue={formatDate(value('from'))} placeholder="2026.05.07" />
      </Field>
      <Field label={t('filters.to')} name="to">
        <DateField defaultValue={formatDate(value('to'))} placeholder="2026.05.07" />
      </Field>
      <div className={styles.go}>
        <Button type="submit" variant="ink">
          {t('filters.submit')}
        </Button>
        {any && (
          <ButtonLink to="/console/audit" variant="ghost">
            {t('clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

/** Who can be asked for: those who work, and whoever stands in the log before us. */
function operatorsOf(people: Props['people'], entries: Props['entries'], chosen: string) {
  const names = new Map(people.map(({ operatorId, name }) => [String(operatorId), name]));
  for (const { actorKind, actorId, actorName } of entries) {
    if (actorKind === 'operator' && actorId !== null) names.set(String(actorId), actorName);
  }
  if (chosen && !names.has(chosen)) names.set(chosen, `#${chosen}`);
  return [...names]
    .map(([value, text]) => ({ value, text }))
    .sort((a, b) => a.text.localeCompare(b.text, 'ko'));
}
