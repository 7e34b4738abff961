import { type ApiTokenRow, listApiTokens } from '@chulbal/contract/api-tokens';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useAct } from '../../lib/command/use-command.ts';
import { confirm } from '../../lib/dialogs.ts';
import { shortMomentText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { apiTokenCommand } from '../shell/commands.ts';
import { ListPage } from '../shell/page-body.tsx';
import type { Route } from './+types/api-tokens';
import type { apiTokens as texts } from './api-tokens.ko.ts';
import styles from './api-tokens.module.css';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { CreatedToken, type Made } from './created-token.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(listApiTokens);
}

/** `/console/api-tokens`: tokens with which an operator's own programs read. */
export default function ApiTokens({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('apiTokens');
  const { origin } = useRootData();
  const { tokens, scopes } = loaderData;
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const create = (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t('title')}
        lede={t('lede')}
        create={create}
        none={{ title: t('none'), text: t('noneText') }}
        list={tokens.length > 0 ? <TokenTable tokens={tokens} /> : null}
      >
        <section className={styles.how} aria-labelledby="how-to">
          <h2 id="how-to">{t('how')}</h2>
          <p>{t('howText')}</p>
          <ScrollRegion label={t('how')} className={styles.example}>
            <pre>
              {`curl -H "Authorization: Bearer chulbal_…" \\\n  "${origin}/admin/application/query/list"`}
            </pre>
          </ScrollRegion>
        </section>
      </ListPage>
      {creating && (
        <CreateTokenDialog
          scopes={scopes}
          onClose={() => setCreating(false)}
          onMade={(one) => {
            setCreating(false);
            setMade(one);
          }}
        />
      )}
      {made && <CreatedToken made={made} onClose={() => setMade(null)} />}
    </>
  );
}

/** Tokens that work, newest first. */
function TokenTable({ tokens }: { tokens: readonly ApiTokenRow[] }) {
  const t = useTexts<typeof texts>('apiTokens');
  const language = useLanguage();
  const { busy, run } = useAct();

  async function revoke({ tokenId, name, own }: ApiTokenRow) {
    const words = { title: t('revoke.title', { name }), body: t('revoke.body'), ok: t('revoke.act') };
    if (!(await confirm({ ...words, danger: true }))) return;
    if (await run(() => apiTokenCommand(own ? 'revoke' : 'revokeAny', { tokenId })))
      toast.success(t('revoke.done', { name }));
  }

  const columns: Column<ApiTokenRow>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      rowHeader: true,
      cell: ({ name, own, operatorName }) => (
        <TwoLines note={!own && t('by', { name: operatorName })}>
          <b>{name}</b>
        </TwoLines>
      ),
    },
    {
      key: 'scopes',
      title: t('columns.scopes'),
      cell: ({ scopes }) => scopes.map((scope) => t(`scope.${scope}`)).join(', '),
    },
    { key: 'ends', title: t('columns.ends'), nowrap: true, cell: ({ ends }) => <code>…{ends}</code> },
    {
      key: 'expires',
      title: t('columns.expires'),
      nowrap: true,
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{fullDayText(expiresAt, language)}</time>,
    },
    {
      key: 'used',
      title: t('columns.used'),
      nowrap: true,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <time dateTime={lastUsedAt}>{shortMomentText(lastUsedAt, language)}</time>
        ) : (
          t('neverUsed')
        ),
    },
    {
      key: 'acts',
      title: t('columns.acts'),
      right: true,
      cell: (token) => (
        <Button
          size="sm"
          busy={busy}
          onClick={() => void revoke(token)}
          aria-label={`${t('revoke.act')}: ${token.name}`}
        >
          {t('revoke.act')}
        </Button>
      ),
    },
  ];
  return (
    <Table caption={t('title')} columns={columns} rows={tokens} rowKey={({ tokenId }) => tokenId} dense />
  );
}
