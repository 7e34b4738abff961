import type { OwnLine } from '@chulbal/contract/investment';
import { dayText, secondText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import type { investment as texts } from '../investment.ko.ts';
import { shortMoney } from '../money.ts';
import styles from './wallet.module.css';

/** My lines of the ledger, the newest first, with the beginning and the end of each hash. */
export function OwnLines({ lines }: { lines: readonly OwnLine[] }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const money = (won: number) => shortMoney(won, language);
  const adds = ({ kind }: OwnLine) => kind === 'grant' || kind === 'takeBack' || kind === 'restore';
  const columns: Column<OwnLine>[] = [
    {
      key: 'at',
      title: t('line.at'),
      nowrap: true,
      rowHeader: true,
      cell: ({ at }) => <time dateTime={at}>{`${dayText(at)} ${secondText(at)}`}</time>,
    },
    {
      key: 'what',
      title: t('line.what'),
      cell: ({ kind, companyTitle }) => t(`did.${kind}`, { company: companyTitle ?? t('aCompany') }),
    },
    {
      key: 'amount',
      title: t('line.amount'),
      right: true,
      nowrap: true,
      cell: (line) => `${adds(line) ? '+' : '−'}${money(line.amount)}`,
    },
    { key: 'left', title: t('line.left'), right: true, nowrap: true, cell: (line) => money(line.leftAfter) },
    {
      key: 'hash',
      title: t('line.hash'),
      right: true,
      nowrap: true,
      cell: ({ hash }) =>
        hash ? <code title={hash}>{`${hash.slice(0, 4)}…${hash.slice(-4)}`}</code> : t('waiting'),
    },
  ];
  return (
    <>
      <SectionTitle level={2} size="xl" id="my-lines" aside={t('newestFirst')}>
        {t('lines')} <span className={styles.count}>{lines.length}</span>
      </SectionTitle>
      <Table
        caption={t('lines')}
        columns={columns}
        rows={lines}
        rowKey={(line) => `${line.at} ${line.kind} ${line.icNo} ${line.leftAfter}`}
      />
    </>
  );
}
