import type { ApiTokenRow } from '@chulbal/contract/api-tokens';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useAct } from '../../lib/command/use-command.ts';
import { confirm } from '../../lib/dialogs.ts';
import { shortMomentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import type { apiTokens as texts } from './api-tokens.ko.ts';
import { apiTokenCommand } from './commands.ts';

/** Tokens that work, newest first. */
export function TokenTable({ tokens }: { tokens: readonly ApiTokenRow[] }) {
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
