import type { DocumentRule, SeasonView, TrackView } from '@chulbal/contract/seasons/seasons';
import { mayHaveChildren } from '@chulbal/contract/seasons/track-fit';
import { useTexts } from '../../lib/use-texts.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { type Column, Table } from '../../ui/data/table.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Split } from '../../ui/layout/split.tsx';
import styles from './apply-info.module.css';
import type { schedule as texts } from './schedule.ko.ts';

type Props = { track: TrackView; bonuses: SeasonView['bonuses'] };

/** What to prepare: documents by slot, and the bonus kinds of the season. */
export function ApplyInfoDocuments({ track, bonuses }: Props) {
  const t = useTexts<typeof texts>('schedule');
  const columns: Column<DocumentRule>[] = [
    { key: 'slot', title: t('what.slot'), rowHeader: true, cell: (rule) => <Slot rule={rule} /> },
    { key: 'need', title: t('what.need'), nowrap: true, cell: (rule) => t(`what.${rule.requirement}`) },
    {
      key: 'kinds',
      title: t('what.kinds'),
      cell: (rule) => <span className={styles.kinds}>{rule.extensions.join(', ')}</span>,
    },
    {
      key: 'limit',
      title: t('what.limit'),
      nowrap: true,
      cell: ({ maxBytes, maxFiles }) =>
        maxFiles > 1
          ? t('what.files', { size: formatBytes(maxBytes), count: maxFiles })
          : t('what.one', { size: formatBytes(maxBytes) }),
    },
  ];
  return (
    <>
      <section className={styles.band} aria-labelledby="what">
        <Split
          head={
            <Heading level={2} size="2xl" id="what">
              {t('what.title')}
            </Heading>
          }
        >
          <Table
            caption={t('what.title')}
            columns={columns}
            rows={track.documents}
            rowKey={(rule) => rule.slot}
          />
          {mayHaveChildren(track) && (
            <p className={styles.guardian}>
              {t('guardian')} <TextLink to="/auth/guardian">{t('askGuardian')}</TextLink>
            </p>
          )}
        </Split>
      </section>
      {bonuses.length > 0 && (
        <section className={styles.band} aria-labelledby="bonus">
          <Split
            head={
              <Heading level={2} size="2xl" id="bonus">
                {t('bonus.title')}
              </Heading>
            }
          >
            <ul className={styles.bonuses}>
              {bonuses.map((bonus) => (
                <li key={bonus.aaNo}>
                  {bonus.name}
                  <Tag>{t('bonus.points', { points: bonus.points })}</Tag>
                </li>
              ))}
            </ul>
            <p className={styles.note}>
              {t('bonus.text', { max: bonuses.reduce((sum, bonus) => sum + bonus.points, 0) })}
            </p>
          </Split>
        </section>
      )}
    </>
  );
}

function Slot({ rule }: { rule: DocumentRule }) {
  return (
    <span>
      <span className={styles.docName}>{rule.label}</span>
      {rule.hint && <span className={styles.docHint}>{rule.hint}</span>}
    </span>
  );
}
