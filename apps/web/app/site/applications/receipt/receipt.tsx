import { getReceipt } from '@chulbal/contract/applications/applications';
import { stampText } from '@chulbal/contract/time-texts';
import { momentText } from '../../../lib/korean-time.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { requireUser } from '../../../lib/require-user.server.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Bib } from '../../../ui/lane/bib.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { Route } from './+types/receipt';
import type { receipt as texts } from './receipt.ko.ts';
import styles from './receipt.module.css';
import { ReceiptFiles } from './receipt-files.tsx';
import { ReceiptPdf } from './receipt-pdf.tsx';
import { ReceiptStages } from './receipt-stages.tsx';
import { ReceiptVersions } from './receipt-versions.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const version = Number(url.searchParams.get('version'));
  const receipt = await api(getReceipt, {
    teamNo: Number(params.teamNo) || 0,
    ...(version > 0 ? { version } : {}),
  });
  return { receipt, now: now.toISOString() };
}

/** `/apply/receipt/{teamNo}`: a submission's number, time and files, as a runner's bib to keep. */
export default function Receipt({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('receipt');
  const language = useLanguage();
  const { brand, site } = useRootData();
  const { receipt, now } = loaderData;
  const { number, version, latest, lane, trackNo, stageNo, cancelledAt, withdrawn } = receipt;
  const open = Date.parse(now) < Date.parse(receipt.deadline.closesAt);
  const next = receipt.stages.find(
    (stage) => Date.parse(stage.closesAt) > Date.parse(receipt.deadline.closesAt),
  );
  return (
    <>
      <PageMeta title={`${t('title')} ${number}`} noIndex />
      <section className={styles.top} aria-labelledby="receipt-title">
        <Wrap narrow>
          <div className={styles.head}>
            <div>
              {cancelledAt ? (
                <Status kind="cancelled">
                  {t(withdrawn ? 'withdrawn' : 'cancelled', { time: stampText(cancelledAt, language) })}
                </Status>
              ) : (
                <Status kind="submitted" />
              )}
              <Heading level={1} size="3xl" id="receipt-title" className={styles.title}>
                {latest ? t('heading') : t('oldHeading', { version })}
              </Heading>
              {cancelledAt && (
                <p className={styles.note}>{t(withdrawn ? 'withdrawnText' : 'cancelledText')}</p>
              )}
              {!latest && (
                <p className={styles.note}>
                  {t('old')} <TextLink to={`/apply/receipt/${receipt.teamNo}`}>{t('latest')}</TextLink>
                </p>
              )}
            </div>
            <ReceiptPdf receipt={receipt} />
          </div>
          <Bib
            lane={lane}
            number={number}
            team={receipt.teamName}
            band={[brand, receipt.year, site?.league].filter(Boolean).join(' ')}
            bandEnd={t('bandEnd', { track: receipt.trackName })}
            facts={[
              {
                key: 'arrivedAt',
                term: t('facts.arrivedAt'),
                text: <time dateTime={receipt.arrivedAt}>{stampText(receipt.arrivedAt, language)}</time>,
              },
              { key: 'leader', term: t('facts.leader'), text: receipt.leaderName },
              { key: 'members', term: t('facts.members'), text: t('people', { count: receipt.memberCount }) },
              { key: 'version', term: t('facts.version'), text: t('version', { version }) },
            ]}
          />
        </Wrap>
      </section>
      <section className={styles.part} aria-labelledby="receipt-next">
        <Wrap narrow>
          <Heading id="receipt-next">{next ? t('next', { stage: next.name }) : t('last')}</Heading>
          <p className={styles.note}>
            {open ? t('until', { moment: momentText(receipt.deadline.closesAt, language) }) : t('over')}
          </p>
          <ReceiptStages receipt={receipt} now={now} />
        </Wrap>
      </section>
      <section className={styles.part} aria-labelledby="receipt-files">
        <Wrap narrow>
          <ReceiptFiles receipt={receipt} />
          <ReceiptVersions receipt={receipt} />
          <Row className={styles.links}>
            {open && (
              <ButtonLink icon="pencil" to={`/apply/${trackNo}/${stageNo}?step=team`}>
                {t('change')}
              </ButtonLink>
            )}
            <ButtonLink to="/auth/mypage">{t('myPage')}</ButtonLink>
          </Row>
        </Wrap>
      </section>
    </>
  );
}
