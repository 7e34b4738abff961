import type { ExportView } from '@chulbal/contract/my-data';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { dayOfWeekText, momentText, shortMomentText } from '../../lib/korean-time.ts';
import { useFreshPage } from '../../lib/use-fresh-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { Lane } from '../../ui/lane/lane.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { type FormReply, useReply } from '../../ui/sign-in/form-reply.ts';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { IdentityField } from './identity-field.tsx';
import type { myData as texts } from './my-data.ko.ts';
import styles from './my-data.module.css';

/** Whether the reply means that this session may download now. */
export type ExportReply = FormReply & { opened?: boolean };

type Props = { mine: ExportView | null; hasPassword: boolean; now: string };

/** Taking everything away as one file: asked for, made, downloaded. */
export function MyExport({ mine, hasPassword, now }: Props) {
  const t = useTexts<typeof texts>('myData');
  const language = useLanguage();
  const waiting = mine !== null && mine.readyAt === null && !mine.failed;
  useFreshPage(waiting ? { every: 3_000 } : undefined);
  if (!mine || mine.failed) {
    return (
      <div className={styles.box}>
        {mine?.failed && <p role="alert">{t('export.failed')}</p>}
        <p>{t('export.what')}</p>
        <AskButton label={t('export.ask')} primary />
      </div>
    );
  }
  const { askedAt, readyAt, expiresAt, files, tables, size } = mine;
  const left = readyAt && expiresAt ? share(readyAt, expiresAt, now) : 0;
  return (
    <div className={styles.box}>
      <Lane
        label={t('export.title')}
        legs={[
          {
            ...{ key: 'ask', label: t('export.asked'), state: 'done' },
            note: shortMomentText(askedAt, language),
          },
          {
            ...{ key: 'make', label: t('export.made'), state: readyAt ? 'done' : 'now', at: 50 },
            note: readyAt ? shortMomentText(readyAt, language) : t('export.making'),
          },
          {
            ...{ key: 'get', label: t('export.get'), state: readyAt ? 'now' : 'ahead', at: left },
            note: expiresAt ? t('held.until', { day: dayOfWeekText(expiresAt, language) }) : '',
          },
        ]}
      />
      {readyAt && expiresAt ? (
        <>
          <h3>{t('export.ready')}</h3>
          <ul className={styles.contents}>
            <li>{t('export.page')}</li>
            <li>{t('export.tables', { count: tables ?? 0 })}</li>
            <li>{t('export.files', { count: files ?? 0 })}</li>
            <li>{t('export.data')}</li>
            <li>{formatBytes(size ?? 0)} (ZIP)</li>
          </ul>
          <DownloadForm hasPassword={hasPassword} />
          <p className={styles.fresh}>{t('export.gone', { moment: momentText(expiresAt, language) })}</p>
          <AskButton label={t('export.again')} />
        </>
      ) : (
        <p role="status">{t('export.wait')}</p>
      )}
    </div>
  );
}

/** How far a while is run, in per cent. */
function share(from: string, until: string, now: string): number {
  const [start, end, at] = [from, until, now].map((one) => Date.parse(one)) as [number, number, number];
  return Math.round(Math.min(1, Math.max(0, (at - start) / (end - start))) * 100);
}

const none: Pick<ExportReply, 'errors' | 'message'> = { errors: {} };

function AskButton({ label, primary }: { label: string; primary?: boolean }) {
  const fetcher = useFetcher<ExportReply>();
  const { message } = useReply(none, fetcher.data);
  return (
    <fetcher.Form method="post" action="/auth/my-data">
      <FormMessage message={message} />
      <Button
        type="submit"
        name="intent"
        value="export"
        variant={primary ? 'primary' : 'line'}
        busy={fetcher.state !== 'idle'}
      >
        {label}
      </Button>
    </fetcher.Form>
  );
}

/** Asks who it is; then the browser takes the file. */
function DownloadForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts<typeof texts>('myData');
  const fetcher = useFetcher<ExportReply>();
  const reply = useReply(none, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  const opened = fetcher.data?.opened === true ? fetcher.data : null;
  useEffect(() => {
    if (opened) window.location.assign('/transfer/my-data.zip');
  }, [opened]);
  return (
    <fetcher.Form method="post" action="/auth/my-data" noValidate onChange={onChange} className={styles.form}>
      <FormMessage message={reply.message} />
      <IdentityField hasPassword={hasPassword} error={errors.currentPassword} />
      <div>
        <Button
          type="submit"
          name="intent"
          value="open"
          variant="primary"
          icon="download"
          busy={fetcher.state !== 'idle'}
        >
          {t('export.download')}
        </Button>
      </div>
    </fetcher.Form>
  );
}
