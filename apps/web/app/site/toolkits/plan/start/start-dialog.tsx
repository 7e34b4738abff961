import type { saveDraft } from '@chulbal/contract/applications/applications';
import { teamFields } from '@chulbal/contract/applications/fields';
import type { InputOf } from '@chulbal/contract/endpoint';
import { type CarriedField, carryPlan } from '@chulbal/contract/seasons/plan-carry';
import { fullDayText } from '@chulbal/contract/time-texts';
import type { Plan } from '@chulbal/contract/toolkits/business-plan';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { ButtonLink } from '../../../../ui/action/button-link.tsx';
import { Modal } from '../../../../ui/feedback/modal.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { FieldGroup } from '../../../../ui/form/field-group.tsx';
import { RadioGroup } from '../../../../ui/form/radio-group.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { command } from '../../../applications/commands.ts';
import { sendFile } from '../../../applications/files/send-file.ts';
import { logInAt } from '../../shelf/keeping-note.tsx';
import type { toolkits as texts } from '../../toolkits.ko.ts';
import { type Pictures, usePictures } from '../pictures.ts';
import { fileNameOf, planFileCall } from '../plan-file.ts';
import { planAddress } from '../plans.ts';
import { CarryList } from './carry-list.tsx';
import type { StartData } from './start-data.ts';

type Props = {
  plan: Plan;
  name: string;
  /** The plan holds what may not be handed in. */
  refused: boolean;
  visitor: boolean;
  onClose: () => void;
};

/** Carries a plan into an application: which track, what goes where, and only then does it write. */
export function StartDialog({ plan, name, refused, visitor, onClose }: Props) {
  const t = useTexts<typeof texts>('toolkits');
  const language = useLanguage();
  const navigate = useNavigate();
  const pictures = usePictures();
  const [data, setData] = useState<StartData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [trackNo, setTrackNo] = useState<number | null>(null);
  const [left, setLeft] = useState<readonly CarriedField[]>([]);
  const [withPdf, setWithPdf] = useState(true);
  const [busy, setBusy] = useState(false);

  const load = useCallback(
    async (track: number | null) => {
      setTrackNo(track);
      setProblem(null);
      const found = await fetchStart(track);
      if (!found || 'message' in found) return setProblem(found?.message ?? t('failed'));
      setData(found);
      const only = found.tracks.length === 1 ? found.tracks[0] : undefined;
      if (track === null && only) void load(only.trackNo);
    },
    [t],
  );
  useEffect(() => {
    if (!visitor) void load(null);
  }, [visitor, load]);

  const chosen = data?.tracks.find((track) => track.trackNo === trackNo);
  const mine = chosen ? (data?.mine ?? null) : null;
  const carries = mine && !mine.refusal ? carryPlan(plan, mine.fields) : [];
  const filling = carries.filter(({ verdict, field }) => verdict === 'fill' && !left.includes(field));
  const mayPdf = mine?.slot?.takesPdf === true && !mine.slot.filled && !refused;

  async function go() {
    if (!chosen || !mine) return;
    setBusy(true);
    setProblem(null);
    const result = await startApplication(
      {
        ...{ trackNo: chosen.trackNo, stageNo: chosen.stageNo, baseVersion: mine.version },
        ...(mine.teamNo === null ? {} : { teamNo: mine.teamNo }),
        changes: Object.fromEntries(filling.map(({ field, text }) => [field, text])),
      },
      mayPdf && withPdf ? { plan, name, pictures } : null,
    );
    setBusy(false);
    if (result.kind === 'refused') return setProblem(result.message ?? t('notSaved'));
    if (result.conflicts) toast.info(t('conflicts'));
    if (result.pdf === 'failed') toast.error(t('pdfFailed'));
    else toast.success(t('done'));
    void navigate(`/apply/${chosen.trackNo}/${chosen.stageNo}`);
  }

  const ready = mine !== null && !mine.refusal;
  const nothing = filling.length === 0 && !(mayPdf && withPdf);
  return (
    <Modal
      open
      onClose={onClose}
      overlayCloses={false}
      title={t('startTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {visitor && (
            <ButtonLink variant="primary" to={logInAt(`${planAddress}?start`)}>
              {t('logIn')}
            </ButtonLink>
          )}
          {ready && (
            <Button variant="primary" iconEnd="arrow-right" busy={busy} onClick={() => void go()}>
              {nothing ? t('openOnly') : t('go')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {visitor && <p>{t('visitorText')}</p>}
        {!visitor && !data && !problem && <p role="status">{t('startLoading')}</p>}
        {problem && <FieldError id="plan-start-problem">{problem}</FieldError>}
        {problem && !data && <Button onClick={() => void load(trackNo)}>{t('retry')}</Button>}
        {data?.tracks.length === 0 && (
          <p>
            {t('noneOpen')} <ButtonLink to="/contest/schedule">{t('schedule')}</ButtonLink>
          </p>
        )}
        {data && data.tracks.length > 0 && (
          <FieldGroup label={t('track')}>
            <RadioGroup
              column
              name="plan-track"
              value={String(trackNo ?? '')}
              onChange={({ currentTarget }) => void load(Number(currentTarget.value))}
              choices={data.tracks.map((track) => ({
                value: String(track.trackNo),
                text: `${track.lane} ${track.name}`,
                note: t('closes', { target: track.target, date: fullDayText(track.closesAt, language) }),
              }))}
            />
          </FieldGroup>
        )}
        {mine?.refusal && <FieldError id="plan-start-refusal">{mine.refusal}</FieldError>}
        {ready && (
          <CarryList
            carries={carries}
            most={teamFields}
            left={left}
            onLeave={setLeft}
            submitted={mine.submitted}
            pdf={mine.slot?.takesPdf ? { ...mine.slot, refused, on: withPdf, onChange: setWithPdf } : null}
          />
        )}
      </Stack>
    </Modal>
  );
}

async function fetchStart(trackNo: number | null): Promise<StartData | { message: string } | null> {
  const query = trackNo === null ? '' : `?track=${trackNo}`;
  const reply = await fetch(`/toolkit/business-plan/start${query}`, {
    headers: { accept: 'application/json' },
  }).catch(() => null);
  if (!reply || reply.status === 401) return null;
  return reply.json().catch(() => null) as Promise<StartData | { message: string } | null>;
}

/** How it went: refused with the server's words, or begun, with what did not come along. */
type Started =
  | { kind: 'refused'; message: string | null }
  | { kind: 'begun'; conflicts: boolean; pdf: 'stored' | 'failed' | 'none' };

/**
 * Fills fields of an application that were empty at its version `baseVersion`, beginning it where there is none, and
 * uploads the plan as PDF. What somebody has written meanwhile is not overwritten: the server tells it as a conflict.
 */
async function startApplication(
  call: InputOf<typeof saveDraft>,
  pdf: { plan: Plan; name: string; pictures: Pictures } | null,
): Promise<Started> {
  const answer = await command('save', call);
  if (answer.kind === 'cancelled') return { kind: 'refused', message: null };
  if (answer.kind !== 'done') return { kind: 'refused', message: answer.problem?.message ?? null };
  const { teamNo, conflicts } = answer.data;
  const stored = pdf ? await uploadPdf(teamNo, pdf) : 'none';
  return { kind: 'begun', conflicts: conflicts.length > 0, pdf: stored };
}

async function uploadPdf(
  teamNo: number,
  { plan, name, pictures }: { plan: Plan; name: string; pictures: Pictures },
): Promise<'stored' | 'failed'> {
  const { address, init } = await planFileCall(plan, 'pdf', pictures);
  const reply = await fetch(address, init).catch(() => null);
  if (!reply?.ok) return 'failed';
  const file = new File([await reply.blob()], `${fileNameOf(name)}.pdf`, { type: 'application/pdf' });
  const { signal } = new AbortController();
  const result = await sendFile({ teamNo, slot: 'business', file }, { onProgress: () => {}, signal });
  return result.kind === 'stored' ? 'stored' : 'failed';
}
