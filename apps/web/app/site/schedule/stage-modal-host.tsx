import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { MaterialTask } from '@chulbal/contract/materials/materials';
import type { StageView } from '@chulbal/contract/seasons/seasons';
import { momentText, spanText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { TeamResultModal } from '../announcements/team-result-modal.tsx';
import type { FileWords } from '../materials/file-words.server.ts';
import { MaterialModal } from '../materials/material-modal.tsx';
import { MissingDocuments } from '../materials/missing-documents.tsx';
import { canEdit, type StageModalEvent, type StageModals } from '../seasons/stage-modals.ts';
import type { TrackLane } from '../seasons/track-lane.ts';
import type { schedule as texts } from './schedule.ko.ts';

type Props = {
  track: TrackLane;
  application: ApplicationSummary | null;
  /** What stages ask of the application's team. */
  tasks: readonly MaterialTask[];
  /** What may be said about a picked file. */
  fileWords: FileWords;
  state: StageModals;
  now: number;
  onOpen: (event: StageModalEvent) => void;
  onClose: () => void;
};

/** The one open modal of a stage, if there is one. */
export function StageModalHost(props: Props) {
  const { track, application, tasks, fileWords, state, now, onOpen, onClose } = props;
  const stage = track.stages.find((one) => one.stageNo === state.stageNo);
  if (!state.open || !stage) return null;
  const shared = { track, stage, application, onClose };
  switch (state.open) {
    case 'team':
      return <TeamModal {...shared} />;
    case 'notice':
      return <NoticeModal {...shared} />;
    case 'submit':
      if (stage.kind === 'application') return <SubmitModal {...shared} now={now} />;
      if (application?.status !== 'submitted') return <NoticeModal {...shared} />;
      return (
        <MaterialModal
          key={stage.stageNo}
          place={{ teamNo: application.teamNo, stageNo: stage.stageNo }}
          stageName={stage.name}
          isEdit={state.isEdit}
          words={fileWords}
          onEdit={(isEdit) => onOpen({ type: 'open', modal: 'submit', stageNo: stage.stageNo, isEdit })}
          onClose={onClose}
        />
      );
    case 'missing':
      if (application?.status !== 'submitted') return <MissingModal {...shared} />;
      return (
        <MissingDocuments
          application={application}
          tasks={tasks}
          now={now}
          onSubmit={(stageNo) => onOpen({ type: 'open', modal: 'submit', stageNo })}
          onClose={onClose}
        />
      );
    case 'result':
      return <ResultModal {...shared} />;
  }
}

type ModalProps = {
  track: TrackLane;
  stage: StageView;
  application: ApplicationSummary | null;
  onClose: () => void;
};

function TeamModal({ track, stage, application, onClose }: ModalProps) {
  const t = useTexts<typeof texts>('schedule');
  return (
    <Modal
      open
      onClose={onClose}
      title={t('modal.team.title')}
      actions={
        application && (
          <ButtonLink variant="ink" to={`/apply/${track.trackNo}/${stage.stageNo}`}>
            {t('modal.team.open')}
          </ButtonLink>
        )
      }
    >
      {application ? (
        <DefinitionList
          facts={[
            { key: 'name', term: t('modal.team.name'), text: application.teamName ?? '–' },
            { key: 'number', term: t('modal.team.number'), text: application.number ?? '–' },
            { key: 'role', term: t('modal.team.role'), text: t(`modal.team.${application.role}`) },
            {
              key: 'status',
              term: t('table.now'),
              text: <Status kind={application.status} />,
            },
          ]}
        />
      ) : (
        <p>{t('modal.team.none')}</p>
      )}
    </Modal>
  );
}

function NoticeModal({ stage, onClose }: ModalProps) {
  const t = useTexts<typeof texts>('schedule');
  const language = useLanguage();
  const moment = (at: string) => momentText(at, language);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('modal.notice.title', { stage: stage.name })}
      actions={
        <Button variant="ink" onClick={onClose}>
          {t('modal.close')}
        </Button>
      }
    >
      <p>{stage.description || t('modal.notice.noText')}</p>
      <DefinitionList
        facts={[
          {
            key: 'period',
            term: t('modal.notice.period'),
            text: spanText(stage.opensAt, stage.closesAt, language),
          },
          ...(stage.confirmBy
            ? [{ key: 'confirm', term: t('modal.notice.confirmBy'), text: moment(stage.confirmBy) }]
            : []),
          ...(stage.announcesAt
            ? [{ key: 'announces', term: t('modal.notice.announces'), text: moment(stage.announcesAt) }]
            : []),
        ]}
      />
    </Modal>
  );
}

/** The way into the form before the first submission, into editing until the deadline, then only to the receipt. */
function SubmitModal({ track, stage, application, now, onClose }: ModalProps & { now: number }) {
  const t = useTexts<typeof texts>('schedule');
  const form = `/apply/${track.trackNo}/${stage.stageNo}`;
  const submitted = application?.status === 'submitted' ? application : null;
  if (!submitted) {
    return (
      <Modal
        open
        onClose={onClose}
        title={t('modal.submit.title', { stage: stage.name })}
        actions={
          <ButtonLink variant="ink" to={form}>
            {t('modal.submit.go')}
          </ButtonLink>
        }
      >
        <p>{t('modal.submit.text')}</p>
      </Modal>
    );
  }
  const isEdit = canEdit(submitted, now);
  return (
    <Modal
      open
      onClose={onClose}
      title={t(isEdit ? 'modal.submit.editTitle' : 'modal.submit.closedTitle')}
      actions={
        <>
          <ButtonLink variant={isEdit ? 'line' : 'ink'} to={`/apply/receipt/${submitted.teamNo}`}>
            {t('modal.submit.receipt')}
          </ButtonLink>
          {isEdit && (
            <ButtonLink variant="ink" to={form}>
              {t('modal.submit.edit')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t(isEdit ? 'modal.submit.editText' : 'modal.submit.closedText')}</p>
    </Modal>
  );
}

function MissingModal({ track, stage, application, onClose }: ModalProps) {
  const t = useTexts<typeof texts>('schedule');
  return (
    <Modal
      open
      onClose={onClose}
      title={t('modal.missing.title')}
      actions={
        <ButtonLink variant="ink" to={`/apply/${track.trackNo}/${stage.stageNo}`}>
          {t('modal.missing.go')}
        </ButtonLink>
      }
    >
      <p>{t('modal.missing.text', { count: application?.missing ?? 0 })}</p>
    </Modal>
  );
}

function ResultModal({ stage, application, onClose }: ModalProps) {
  const team = application?.status === 'draft' ? null : application;
  return (
    <TeamResultModal
      stage={stage}
      team={
        team && {
          teamNo: team.teamNo,
          teamName: team.teamName ?? '',
          isLeader: team.role === 'leader',
        }
      }
      onClose={onClose}
    />
  );
}
