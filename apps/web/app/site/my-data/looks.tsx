import type { Look } from '@chulbal/contract/my-data';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { longMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Table } from '../../ui/data/table.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { myData as texts } from './my-data.ko.ts';
import styles from './my-data.module.css';

const FIRST = 8;

/** Who opened something of mine, or of my child's as `caption` says, by role; null where it could not be loaded. */
export function Looks({ looks, caption }: { looks: readonly Look[] | null; caption?: string }) {
  const t = useTexts<typeof texts>('myData');
  const language = useLanguage();
  const again = useRevalidator();
  const [all, setAll] = useState(false);
  if (!looks) {
    return (
      <ErrorState
        plain
        title={t('looks.failed')}
        text={t('looks.failedText')}
        onRetry={() => void again.revalidate()}
        busy={again.state !== 'idle'}
      />
    );
  }
  if (looks.length === 0) return <p className={styles.none}>{t('looks.none')}</p>;
  const rows = (all ? looks : looks.slice(0, FIRST)).map((look, index) => ({ ...look, index }));
  const why = ({ what, by, reason }: Look) => {
    if (reason) return reason;
    if (by === 'evaluator') return t('looks.judging');
    return what === 'document' ? t('looks.checking') : '';
  };
  return (
    <>
      <Table
        caption={caption ?? t('looks.caption')}
        rows={rows}
        rowKey={({ index }) => index}
        columns={[
          {
            key: 'at',
            title: t('looks.at'),
            rowHeader: true,
            nowrap: true,
            cell: ({ at }) => longMomentText(at, language),
          },
          {
            key: 'by',
            title: t('looks.by'),
            cell: ({ by }) => (
              <span className={classNames(styles.who, by === 'evaluator' && styles.evaluator)}>
                {by === 'evaluator' ? t('looks.evaluator') : t('looks.operator', { role: t(`roles.${by}`) })}
              </span>
            ),
          },
          {
            key: 'what',
            title: t('looks.what'),
            cell: ({ what, of }) => [t(`looks.kinds.${what}`), of].filter(Boolean).join(' · '),
          },
          { key: 'reason', title: t('looks.reason'), cell: why },
        ]}
      />
      {!all && looks.length > FIRST && (
        <Button variant="line" className={styles.more} onClick={() => setAll(true)}>
          {t('looks.all', { count: looks.length - FIRST })}
        </Button>
      )}
    </>
  );
}
