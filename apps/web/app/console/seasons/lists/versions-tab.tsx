import type { OutputOf } from '@chulbal/contract/endpoint';
import type { listSeasonVersions } from '@chulbal/contract/seasons/operators';
import { stampText } from '@chulbal/contract/time-texts';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Table } from '../../../ui/data/table.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useBuilder } from '../builder-context.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { seasonCommand } from '../season-commands.ts';
import styles from './lists.module.css';

type SeasonVersions = OutputOf<typeof listSeasonVersions>;

/** When the season was published, and why. */
export function VersionsTab() {
  const { plan, view } = useBuilder();
  const [attempt, setAttempt] = useState(0);
  const { rulesVersion } = view.season;
  // a new version, or another try, asks again
  return (
    <Versions key={`${rulesVersion} ${attempt}`} year={plan.year} onRetry={() => setAttempt(attempt + 1)} />
  );
}

function Versions({ year, onRetry }: { year: number; onRetry: () => void }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const [versions, setVersions] = useState<SeasonVersions | 'failed' | null>(null);

  useEffect(() => {
    let gone = false;
    void seasonCommand('versions', { year }).then((answer) => {
      if (!gone) setVersions(answer.kind === 'done' ? answer.data : 'failed');
    });
    return () => {
      gone = true;
    };
  }, [year]);

  if (versions === 'failed') {
    return (
      <div className={styles.tab}>
        <ErrorState title={t('versions.failed')} text={t('versions.failedText')} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={styles.tab} aria-busy={versions === null}>
      <p className={styles.lede}>{t('versions.lede')}</p>
      {versions?.length === 0 && <p className={styles.none}>{t('versions.none')}</p>}
      {versions && versions.length > 0 && (
        <Table
          dense
          narrow="line"
          caption={t('versions.caption')}
          rows={versions}
          rowKey={({ version }) => version}
          columns={[
            {
              key: 'version',
              title: t('versions.version'),
              rowHeader: true,
              nowrap: true,
              cell: ({ version }) => t('versions.number', { version }),
            },
            {
              key: 'at',
              title: t('versions.at'),
              nowrap: true,
              cell: ({ publishedAt }) => (
                <time dateTime={publishedAt}>{stampText(publishedAt, language)}</time>
              ),
            },
            {
              key: 'reason',
              title: t('versions.reason'),
              cell: ({ reason }) => reason || t('versions.first'),
            },
          ]}
        />
      )}
    </div>
  );
}
