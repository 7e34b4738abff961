import { getReceipt, type ReceiptView } from '@chulbal/contract/applications/applications';
import type { StageView } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { stampText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { numberIn, numberOf } from '../../../lib/address-numbers.ts';
import { momentText, periodText, shortMomentText } from '../../../lib/korean-time.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { requireUser } from '../../../lib/require-user.server.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { buttonClass } from '../../../ui/action/button-look.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Bib } from '../../../ui/lane/bib.tsx';
import { Lane } from '../../../ui/lane/lane.tsx';
import type { Leg } from '../../../ui/lane/legs.ts';
import { Status } from '../../../ui/lane/status.tsx';
import { VerticalLane } from '../../../ui/lane/vertical-lane.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { apply as texts } from '../apply.ko.ts';
import type { Route } from './+types/receipt';
import styles from './receipt.module.css';
import { ReceiptFiles } from './receipt-files.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const version = numberIn(url.searchParams.get('version'));
  const receipt = await api(getReceipt, {
    teamNo: numberOf(params.teamNo),
    ...(version ? { version } : {}),
  });
  return { receipt, now: now.toISOString() };
}

/** `/apply/receipt/{teamNo}`: a submission's number, time and files, as a runner's bib to keep. */
export default function Receipt({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('apply');
  const language = useLanguage();
  const { brand, site } = useRootData();
  const { receipt, now } = loaderData;
  const { number, version, latest, lane, trackNo, stageNo, cancelledAt, withdrawn } = receipt;
  const open = Date.parse(now) < Date.parse(receipt.deadline.closesAt);
  const next = receipt.stages.find(
    (stage) => Date.parse(stage.closesAt) > Date.parse(receipt.deadline.closesAt),
  );
  // What comes after that depends on the result, of which a receipt knows nothing.
  const headingOf = (stage: StageView) =>
    ({
      upcoming: t('receiptNext', { stage: stage.name }),
      open: t('submitted.running', { stage: stage.name }),
      closed: t('submitted.last'),
      announced: t('submitted.last'),
    })[stageState(stage, Date.parse(now))];
  return (
    <>
      <PageMeta title={`${t('receiptTitle')} ${number}`} noIndex />
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
                {latest ? t('receiptHeading') : t('oldHeading', { version })}
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
          <Heading id="receipt-next">{next ? headingOf(next) : t('last')}</Heading>
          <p className={styles.note}>
            {open
              ? t('receiptUntil', { moment: momentText(receipt.deadline.closesAt, language) })
              : t('over')}
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

/** The receipt as a file to keep; without script a plain download. */
function ReceiptPdf({ receipt }: { receipt: ReceiptView }) {
  const t = useTexts<typeof texts>('apply');
  const [busy, setBusy] = useState(false);
  const { teamNo, number, version } = receipt;
  const address = `/transfer/receipt/${teamNo}/${version}`;
  async function save() {
    if (busy) return;
    setBusy(true);
    const { download } = await import('../../../ui/feedback/download.ts');
    await download(address, { failed: t('pdfFailed') }, t('pdfName', { number, version }));
    setBusy(false);
  }
  return (
    <a
      className={buttonClass({ variant: 'primary' }, styles.pdf)}
      href={address}
      download={t('pdfName', { number, version })}
      aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Icon name="download" />
      {t('pdf')}
    </a>
  );
}

/** Every submission of the team has its own receipt; one alone needs no list. */
function ReceiptVersions({ receipt }: { receipt: ReceiptView }) {
  const t = useTexts<typeof texts>('apply');
  const language = useLanguage();
  if (receipt.versions.length < 2) return null;
  return (
    <section className={styles.versions} aria-labelledby="receipt-versions">
      <Heading level={2} size="lg" id="receipt-versions">
        {t('receiptVersions')}
      </Heading>
      <ol className={styles.list}>
        {receipt.versions
          .toSorted((a, b) => b.version - a.version)
          .map(({ version, arrivedAt }) => (
            <li key={version} aria-current={version === receipt.version ? 'true' : undefined}>
              <b>{t('versionOf', { version })}</b>
              <time dateTime={arrivedAt}>{stampText(arrivedAt, language)}</time>
              {version === receipt.version ? (
                <span>{t('current')}</span>
              ) : (
                <TextLink to={`/apply/receipt/${receipt.teamNo}?version=${version}`}>
                  {t('receiptTitle')}
                </TextLink>
              )}
            </li>
          ))}
      </ol>
    </section>
  );
}

/** The team's way through the stages, its own receipt first; upright on a phone. */
function ReceiptStages({ receipt, now }: { receipt: ReceiptView; now: string }) {
  const t = useTexts<typeof texts>('apply');
  const language = useLanguage();
  const time = Date.parse(now);
  const current = receipt.stages.findLast((stage) => Date.parse(stage.opensAt) <= time);
  const legOf = (stage: StageView): Leg => {
    const own = stage.stageNo === receipt.stageNo;
    const state = stage === current ? 'now' : Date.parse(stage.opensAt) <= time ? 'done' : 'ahead';
    return {
      key: String(stage.stageNo),
      state,
      at: own || stageState(stage, time) !== 'open' ? 100 : 50,
      label: own ? t('received') : stage.name,
      note: own
        ? shortMomentText(receipt.arrivedAt, language)
        : periodText(stage.opensAt, stage.closesAt, language),
    };
  };
  const legs = receipt.stages.map(legOf);
  return (
    <div className={styles.stages}>
      <div className={styles.wide}>
        <Lane legs={legs} lane={receipt.lane} label={t('stages')} />
      </div>
      <div className={styles.upright}>
        <VerticalLane
          lane={receipt.lane}
          label={t('stages')}
          stages={legs.map(({ key, state, at, label, note }) => ({
            key,
            state,
            at,
            content: (
              <>
                <b>{label}</b>
                <small>{note}</small>
              </>
            ),
          }))}
        />
      </div>
    </div>
  );
}
