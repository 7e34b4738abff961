import type { CompanyDetail } from '@chulbal/contract/companies/shown';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import type { companies as texts } from './companies.ko.ts';
import styles from './company-page.module.css';

const loadDialog = () => import('./report-dialog.tsx');
const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }));

/** Fetches the dialog as somebody comes near its button: few do. */
const expectDialog = () => void loadDialog().catch(() => {});

/** Tells the operators that something is wrong with a page. */
export function CompanyReport({ company }: { company: Pick<CompanyDetail, 'igNo' | 'icNo'> }) {
  const t = useTexts<typeof texts>('companies');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <div className={styles.report}>
      <button type="button" onClick={ask} onPointerEnter={expectDialog} onFocus={expectDialog}>
        {t('report.name')}
      </button>
      {/* It stays once it was there: a dialog that closes gives the focus back. */}
      {asked && (
        <Suspense>
          <ReportDialog open={open} company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
