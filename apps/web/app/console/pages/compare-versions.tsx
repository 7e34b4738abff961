import type { WrittenPage } from '@chulbal/contract/pages/operators';
import type { PageContent } from '@chulbal/contract/pages/pages';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { pageCommand } from '../shell/commands.ts';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';

/** The library that compares comes when it is asked for. */
const Differences = lazy(() =>
  import('./differences.tsx').then((module) => ({ default: module.Differences })),
);

const draft = 'draft';

/** Two versions, or a version and what is being written (as saved), word by word. */
export function CompareVersions({ page }: { page: WrittenPage }) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const { busy, problem, run } = useCommand();
  const [before, setBefore] = useState(page.versions[1]?.version ?? page.versions[0]?.version ?? draft);
  const [after, setAfter] = useState(page.changed ? draft : (page.versions[0]?.version ?? draft));
  const [pair, setPair] = useState<{ before: PageContent; after: PageContent } | null>(null);
  const name = (version: string) => (version === draft ? t('draft') : t('version', { version }));
  const options = [draft, ...page.versions.map(({ version }) => version)].map((value) => ({
    value,
    text: name(value),
  }));
  async function read(version: string): Promise<PageContent | null> {
    if (version === draft) return page.content;
    const done = await run(() => pageCommand('version', { page: page.page, version }));
    return done?.data.content ?? null;
  }
  async function compare() {
    const [one, other] = [await read(before), await read(after)];
    if (one && other) setPair({ before: one, after: other });
  }
  return (
    <section className={styles.box} aria-labelledby="compare">
      <h2 id="compare">{t('compare')}</h2>
      <Field label={t('before')}>
        <Select value={before} options={options} onChange={(event) => setBefore(event.currentTarget.value)} />
      </Field>
      <Field label={t('after')}>
        <Select value={after} options={options} onChange={(event) => setAfter(event.currentTarget.value)} />
      </Field>
      <Refusal problem={problem} />
      <div>
        <Button variant="line" disabled={busy} onClick={() => void compare()}>
          {t('compareNow')}
        </Button>
      </div>
      <Modal open={pair !== null} onClose={() => setPair(null)} title={`${name(before)} → ${name(after)}`}>
        <Suspense>{pair && <Differences {...pair} />}</Suspense>
      </Modal>
    </section>
  );
}
